import { testDatabases } from '@/testing/shops/database';
import { testSealer } from '@/testing/shops/engine';
import { prepareTestJobs } from '@/testing/shops/engine';
import { createMailingList, type MailingList } from './mailing-list';

const email = 'Margaret@Example.com ';
const proven = { accountId: 'account_1', email: 'margaret@example.com', isEmailProven: true };
const unproven = { ...proven, isEmailProven: false };
const somebodyElse = { ...unproven, accountId: 'account_2' };
const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases())('the mailing list on $kind', ({ use }) => {
  const shop = use(prepareTestJobs);
  let list: MailingList;
  let minute = 0;
  let passed = 0;
  beforeEach(() => {
    passed = 0;
    list = createMailingList({
      sealer: testSealer,
      db: shop.db,
      jobs: {
        enqueue: async (tx, name, payload) => {
          await tx.query('insert into test_jobs (name, payload) values ($1, $2)', [name, payload]);
        },
      },
      now: () => new Date(Date.UTC(2026, 10, 21, 12, minute++) + passed),
    });
  });

  const mails = async () => (await shop.db.query('select 1 from test_jobs')).length;
  const ledger = async () =>
    (await list.historyOf(proven)).map(({ isGiven, source }) => ({ isGiven, source }));

  async function subscriber() {
    const found = await list.find('email', email);
    if (!found) throw new Error('Nobody of this address is on the list');
    return found;
  }

  test('a request alone is no consent: only the link in the mail makes it one', async () => {
    await list.ask(email, 'en-US');
    expect(await subscriber()).toMatchObject({ email: 'margaret@example.com', state: 'asked' });
    expect(await ledger()).toEqual([]);
    expect(await mails()).toBe(1);

    expect(await list.confirm((await subscriber()).confirmationCode)).toBe('confirmed');
    expect((await subscriber()).state).toBe('on');
    expect(await ledger()).toEqual([{ isGiven: true, source: 'confirmation_link' }]);
  });

  test('who is on the list already is not asked again', async () => {
    await list.ask(email, 'en-US');
    await list.confirm((await subscriber()).confirmationCode);
    await list.ask(email, 'en-US');
    expect(await mails()).toBe(1);
  });

  test('the unsubscribe link works without a login, twice, and is written down once', async () => {
    await list.choose(proven, true, 'en-US');
    const { unsubscribeCode } = await subscriber();
    expect(await list.unsubscribe(unsubscribeCode)).toBe(true);
    expect(await list.unsubscribe(unsubscribeCode)).toBe(true);
    expect((await subscriber()).state).toBe('off');
    expect(await ledger()).toEqual([
      { isGiven: false, source: 'unsubscribe_link' },
      { isGiven: true, source: 'account' },
    ]);
  });

  test('a tick in the checkout never asks whoever was asked before', async () => {
    await list.askOnce(email, 'en-US');
    await list.askOnce(email, 'en-US');
    expect(await mails()).toBe(1);
    await list.unsubscribe((await subscriber()).unsubscribeCode);
    await list.askOnce(email, 'en-US');
    expect(await mails()).toBe(1);
    expect((await subscriber()).state).toBe('off');
  });

  test('who left may ask again, and has to confirm again', async () => {
    await list.choose(proven, true, 'en-US');
    await list.choose(proven, false, 'en-US');
    await list.ask(email, 'en-US');
    expect((await subscriber()).state).toBe('asked');
    expect(await mails()).toBe(1);
  });

  test('the codes of the two links open nothing else', async () => {
    await list.ask(email, 'en-US');
    const { confirmationCode, unsubscribeCode } = await subscriber();
    expect(await list.confirm(unsubscribeCode)).toBe('unknown');
    expect(await list.unsubscribe(confirmationCode)).toBe(false);
    expect(await list.confirm('')).toBe('unknown');
    expect((await subscriber()).state).toBe('asked');
  });

  test('the switch is a yes at once only where the address is proven', async () => {
    await list.choose(unproven, true, 'en-US');
    expect(await list.viewOf(unproven)).toMatchObject({ state: 'asked' });
    expect(await ledger()).toEqual([]);
    expect(await mails()).toBe(1);
    await list.confirm((await subscriber()).confirmationCode);
    expect(await list.viewOf(unproven)).toMatchObject({ state: 'on' });
    await list.choose(unproven, false, 'en-US');
    expect(await list.viewOf(unproven)).toEqual({ state: 'off', since: null });
    expect((await subscriber()).state).toBe('off');
  });

  test('an account under an address that is not proven learns nothing of what the address did', async () => {
    await list.choose(proven, true, 'en-US');
    expect(await list.viewOf(somebodyElse)).toEqual({ state: 'off', since: null });
    await list.choose(somebodyElse, true, 'en-US');
    expect(await list.viewOf(somebodyElse)).toMatchObject({ state: 'asked' });
    expect(await mails()).toBe(1);
    await list.choose(somebodyElse, false, 'en-US');
    expect((await subscriber()).state).toBe('on');
    expect(await ledger()).toEqual([{ isGiven: true, source: 'account' }]);
  });

  test('a no of somebody who was never asked leaves no trace', async () => {
    await list.choose(proven, false, 'en-US');
    expect(await list.find('email', email)).toBeNull();
    expect(await mails()).toBe(0);
  });

  test('an old link asks for nothing any more, and neither does one from before they left', async () => {
    await list.ask(email, 'en-US');
    const { confirmationCode, unsubscribeCode } = await subscriber();
    passed = 31 * day;
    expect(await list.confirm(confirmationCode)).toBe('expired');
    await list.ask(email, 'en-US');
    expect(await list.confirm(confirmationCode)).toBe('confirmed');
    expect(await list.confirm(confirmationCode)).toBe('confirmed');
    await list.unsubscribe(unsubscribeCode);
    expect(await list.confirm(confirmationCode)).toBe('expired');
    expect((await subscriber()).state).toBe('off');
  });

  test('many requests at once make one row', async () => {
    await Promise.all(Array.from({ length: 5 }, () => list.ask(email, 'en-US')));
    expect(await shop.db.query('select 1 from mailing_list')).toHaveLength(1);
  });
});
