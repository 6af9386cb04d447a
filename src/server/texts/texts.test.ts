import type { CustomerTexts } from './sent-texts';
import { createCustomerTexts } from './sent-texts';
import { createTextNumbers, type TextNumbers } from './text-numbers';
import type { TextMessage, TextOutcome } from './port';
import { createTextPersonalData } from './text-personal-data';
import { testDatabases } from '@/testing/shops/database';
import { testSealer } from '@/testing/shops/engine';

const owner = { accountId: 'ada', email: 'ada@example.ca', locale: 'en-US' } as const;
const phone = '+14035550142';

describe.each(testDatabases())('texts to customers on $kind', ({ use }) => {
  const shop = use();
  let sent: TextMessage[];
  let outcome: TextOutcome;
  let now: Date;
  let numbers: TextNumbers;
  let texts: CustomerTexts;

  beforeEach(() => {
    sent = [];
    outcome = { ok: true, reference: 'SM1' };
    now = new Date('2026-11-23T16:00:00.000Z');
    const port = {
      adapter: 'outbox' as const,
      reports: null,
      send: async (message: TextMessage) => {
        sent.push(message);
        return outcome;
      },
    };
    const shared = { db: shop.db, sealer: testSealer, now: () => now };
    numbers = createTextNumbers({ ...shared, texts: port, emailOf: async () => owner.email });
    texts = createCustomerTexts({ ...shared, texts: port, numbers });
  });

  const ask = () => numbers.ask(owner, phone, (code) => code);
  const codeSent = () => sent.at(-1)?.body ?? '';
  async function optIn() {
    await ask();
    expect(await numbers.confirm(owner, codeSent())).toBe(true);
  }
  const ledger = () =>
    shop.db.query<{ given: boolean; source: string; locale: string }>(
      `select is_given as given, source, locale from consents where purpose = 'text_follow_up' order by at, is_given desc`,
    );

  test('nothing is sent to a number whose owner has not typed its code', async () => {
    await ask();
    expect(sent).toMatchObject([{ to: phone }]);
    expect(await texts.send('ada', { key: 'a', body: 'Hello' })).toBe(false);
    expect(await ledger()).toEqual([]);
    expect(await numbers.confirm(owner, codeSent())).toBe(true);
    expect(await numbers.confirm(owner, codeSent())).toBe(false);
    expect(await texts.send('ada', { key: 'a', body: 'Hello' })).toBe(true);
    expect(await ledger()).toEqual([{ given: true, source: 'account', locale: 'en-US' }]);
    expect(await numbers.viewOf('ada')).toEqual({ state: 'on', phoneEnd: '0142' });
  });

  test('five wrong codes, or a quarter of an hour, end a code', async () => {
    await ask();
    const right = codeSent();
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await numbers.confirm(owner, wrong)).toBe(false);
    }
    expect(await numbers.confirm(owner, right)).toBe(false);
    await ask();
    now = new Date(now.getTime() + 16 * 60 * 1000);
    expect(await numbers.confirm(owner, codeSent())).toBe(false);
  });

  test('STOP and ARRÊT end them at once, and the ledger says by what', async () => {
    await optIn();
    expect(await texts.take({ kind: 'answer', from: phone, body: 'Merci' })).toBe(false);
    expect(await texts.take({ kind: 'answer', from: phone, body: 'Arrêt' })).toBe(true);
    expect(await texts.send('ada', { key: 'b', body: 'Hello' })).toBe(false);
    expect(await ledger()).toEqual([
      { given: true, source: 'account', locale: 'en-US' },
      { given: false, source: 'text_answer', locale: 'fr-CA' },
    ]);
  });

  test('a text goes once, and the carrier’s last word is kept', async () => {
    await optIn();
    sent = [];
    await texts.send('ada', { key: 'c', body: 'Hello' });
    await texts.send('ada', { key: 'c', body: 'Hello' });
    expect(sent).toHaveLength(1);
    await texts.take({ kind: 'status', reference: 'SM1', status: 'delivered' });
    await texts.take({ kind: 'status', reference: 'SM1', status: 'sent' });
    const rows = await shop.db.query<{ status: string }>('select status from sent_texts');
    expect(rows).toEqual([{ status: 'delivered' }]);
  });

  test('a carrier that refuses for good ends them: mails come instead', async () => {
    await optIn();
    outcome = { ok: false, code: 'opted_out' };
    expect(await texts.send('ada', { key: 'd', body: 'Hello' })).toBe(false);
    expect((await numbers.viewOf('ada')).state).toBe('off');
  });

  test('the number is sealed, in the download, and erased', async () => {
    await optIn();
    const [row] = await shop.db.query<{ text: string }>(
      'select t::text as text from text_numbers t',
    );
    expect(row?.text).not.toContain('5550142');
    const record = createTextPersonalData({ sealer: testSealer });
    const subject = { accountId: 'ada', email: owner.email, isEmailProven: true };
    expect(await record.export(shop.db, subject)).toMatchObject({
      numbers: [{ phone, state: 'on' }],
    });
    await shop.db.transaction((tx) => record.erase(tx, subject, now));
    expect(await shop.db.query('select 1 from text_numbers')).toEqual([]);
  });
});
