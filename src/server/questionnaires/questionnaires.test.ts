import { newQuestionnaire } from '@/domain/hearing/questionnaire';
import { createSealer } from '@/server/base/sealing';
import { nobody, visitOf } from '@/server/visits/ownership';
import { testDatabases } from '@/testing/shops/database';
import { cleanUp } from '@/server/main/jobs/clean-up';
import { createQuestionnairePersonalData } from './questionnaire-personal-data';
import { createQuestionnaires } from './questionnaires';

const sealer = createSealer(['5'.repeat(64)]);
const now = new Date('2026-11-21T12:00:00.000Z');
const sessionId = 'a-session-of-the-browser';

const { partOne, testPlan } = newQuestionnaire(sessionId);
const answers = {
  partOne: {
    ...partOne,
    selectedQuestions: ['pain-ears', 'tinnitus'] as ('pain-ears' | 'tinnitus')[],
    followUps: ['pulsing-ringing'] as 'pulsing-ringing'[],
    personalDetails: { name: 'Ada Byron', email: 'Ada@Example.ca' },
  },
  testPlan,
};

describe.each(testDatabases())('questionnaires on $kind', ({ use }) => {
  const shop = use();
  const room = () => createQuestionnaires({ db: shop.db, sealer, now: () => now });
  const ada = { accountId: 'account_1', visit: visitOf('a') };

  test('are found by their owner and by the address, with what asks for a doctor', async () => {
    await room().record({ sessionId, owner: ada, answers, locale: 'en-US' });
    const expected = {
      id: sessionId,
      email: 'ada@example.ca',
      answers,
      redFlags: [
        { sign: 'pain', urgency: 'soon' },
        { sign: 'pulsing-ringing', urgency: 'soon' },
      ],
      createdAt: now.toISOString(),
    };
    expect(await room().ownedBy(ada)).toEqual([expected]);
    expect(await room().ofEmail(' ADA@example.ca')).toEqual([expected]);
    expect(await room().ownedBy({ accountId: null, visit: visitOf('b') })).toEqual([]);
  });

  test('lie sealed, and the consent stands in the ledger', async () => {
    await room().record({ sessionId, owner: nobody, answers, locale: 'en-US' });
    const rows = JSON.stringify(await shop.db.query('select * from questionnaires'));
    expect(rows).not.toMatch(/Ada Byron|pain-ears|pulsing/);
    // That something calls for a doctor is health data too.
    expect(rows).toContain('"is_flagged":null');
    expect(await shop.db.query('select email, purpose, is_given, source from consents')).toEqual([
      {
        email: 'ada@example.ca',
        purpose: 'hearing_questionnaire',
        is_given: true,
        source: 'questionnaire',
      },
    ]);
  });

  test('sent twice are one, and nobody else overwrites them', async () => {
    await room().record({ sessionId, owner: ada, answers, locale: 'en-US' });
    const others = { ...answers, partOne: { ...answers.partOne, selectedQuestions: [] } };
    await room().record({ sessionId, owner: nobody, answers: others, locale: 'en-US' });
    expect(await room().ownedBy(ada)).toMatchObject([{ answers }]);
    expect(await shop.db.query('select 1 from consents')).toHaveLength(1);
  });

  test('go after 24 months, and with the account', async () => {
    await room().record({ sessionId, owner: ada, answers, locale: 'en-US' });
    const record = createQuestionnairePersonalData({ sealer });
    const subject = { accountId: 'account_1', email: 'x@example.ca', isEmailProven: false };
    expect(await record.export(shop.db, subject)).toMatchObject([{ answers }]);
    await cleanUp(shop.db, new Date('2028-11-20T12:00:00Z'));
    expect(await room().ownedBy(ada)).toHaveLength(1);
    await cleanUp(shop.db, new Date('2028-11-22T12:00:00Z'));
    expect(await room().ownedBy(ada)).toEqual([]);
    await room().record({ sessionId, owner: ada, answers, locale: 'en-US' });
    await shop.db.transaction((tx) => record.erase(tx, subject, now));
    expect(await room().ownedBy(ada)).toEqual([]);
  });
});
