import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { object } from 'yup';
import { newQuestionnaire } from '@/domain/hearing/questionnaire';
import { auditPersonalData } from '@/server/audit/audit-personal-data';
import { shopPeople } from '@/testing/shops/shop-people';
import { testShop } from '@/testing/shops/shop';
import { adminHearingDetails } from '../admin/admin-hearing';
import { adminLogin } from '../admin/admin-login';
import { adminMessage } from '../admin/admin-messages';
import { customerData } from '../consultations/conversations';
import { hasHearingResult } from '../hearing/hearing-lookup';
import { questionnaire } from '../hearing/questionnaire';
import { adminEndpoint } from './admin-endpoint';

const password = 'word of the clinic';
const email = 'ada@example.ca';
const shop = testShop({ settings: { ADMIN_PASSWORD: password } });
const { customer, call } = shopPeople(shop);

beforeEach(async () => {
  for (const table of ['audit_log', 'questionnaires', 'conversations', 'accounts']) {
    await shop.services.db.query(`delete from ${table}`);
  }
});

const sessionId = 'q'.repeat(30);
const { partOne, testPlan } = newQuestionnaire(sessionId);

async function adminToken(): Promise<string> {
  const { body } = await call(adminLogin, null, { method: 'POST', body: { password } });
  return body.token ?? '';
}

/** A customer who has answered the questionnaire and written to us, but has no test. */
async function customerWithAnswers() {
  const ada = await customer(email);
  await call(questionnaire, ada.session(), {
    method: 'POST',
    body: {
      session_id: sessionId,
      consent: true,
      partOne: { ...partOne, personalDetails: { name: 'Ada', email } },
      testPlan,
    },
  });
  return ada;
}

const entries = () =>
  shop.services.db.query('select action, subject, record_id as id from audit_log order by at, id');

async function ownDownload() {
  const { db } = shop.services;
  const [account] = await db.query<{ id: string }>('select id from accounts where email = $1', [
    email,
  ]);
  const subject = { accountId: account?.id ?? '', email, isEmailProven: false };
  return auditPersonalData.export(db, subject);
}

test('a look at a questionnaire names it, and stands in the download of its owner', async () => {
  await customerWithAnswers();
  const answer = await call(adminHearingDetails, await adminToken(), {
    method: 'POST',
    body: { email },
  });
  expect(answer.body.questionnaires).toHaveLength(1);
  expect(await entries()).toEqual([{ action: 'view', subject: 'questionnaire', id: sessionId }]);
  expect(await ownDownload()).toMatchObject([{ action: 'view', subject: 'questionnaire' }]);
});

test('an address of a person never stands in the address of a request', async () => {
  const answer = await call(adminHearingDetails, await adminToken(), { query: `email=${email}` });
  expect(answer.status).toBe(405);
});

test('staff is known by a declared endpoint alone, so that no look goes without its note', () => {
  const folder = path.resolve('src/server/api');
  const knowing = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => readFileSync(path.join(folder, name), 'utf8').includes('staff.identify('));
  expect(knowing).toEqual(['endpoints/admin-endpoint.ts']);
});

test('a look at a conversation stands in the download of its owner', async () => {
  const ada = await customer(email);
  await call(customerData, ada.session(), {
    method: 'POST',
    body: { name: 'Ada', email, message: 'My left aid sings' },
  });
  const [row] = await shop.services.db.query<{ id: string }>('select id from conversations');
  const query = `id=${row?.id}`;
  expect((await call(adminMessage, await adminToken(), { query })).status).toBe(200);
  expect(await ownDownload()).toMatchObject([{ action: 'view', subject: 'conversation' }]);
});

test('a question of staff whether somebody has a test is noted under the account', async () => {
  await customerWithAnswers();
  const body = { email };
  const asked = await call(hasHearingResult, await adminToken(), { method: 'POST', body });
  expect(asked.body).toEqual({ result: false });
  expect(await entries()).toMatchObject([{ action: 'view', subject: 'account' }]);
  expect(await ownDownload()).toMatchObject([{ action: 'view', subject: 'account' }]);
});

test('a view stays in the download after the record it was of is gone', async () => {
  await customerWithAnswers();
  await call(adminHearingDetails, await adminToken(), { method: 'POST', body: { email } });
  await shop.services.db.query('delete from questionnaires');
  expect(await ownDownload()).toMatchObject([{ subject: 'questionnaire' }]);
});

test('an endpoint for staff cannot be written without saying who of them may call it', () => {
  const declared = { input: object({}), showsNobody: 'A test', handle: async () => ({}) } as const;
  // @ts-expect-error `may` is missing
  expect(adminEndpoint(declared)).toBeInstanceOf(Function);
  expect(adminEndpoint({ ...declared, may: 'today' })).toBeInstanceOf(Function);
});
