import type { CustomerTexts } from './sent-texts';
import { createCustomerTexts } from './sent-texts';
import { createTextNumbers, type TextNumbers } from './text-numbers';
import type { TextMessage, TextOutcome, TextReport, TextStatus } from './port';
import { createTextPersonalData } from './text-personal-data';
import { testDatabases } from '@/testing/shops/database';
import { testSealer } from '@/testing/shops/engine';

const owner = { accountId: 'ada', email: 'ada@example.ca', locale: 'en-US' } as const;
const phone = '+14035550142';

type StatusReport = Extract<TextReport, { kind: 'status' }>;

describe.each(testDatabases())('texts to customers on $kind', ({ use }) => {
  const shop = use();
  let sent: TextMessage[];
  let outcome: TextOutcome;
  /** What happens between our request and its answer. */
  let meanwhile: (message: TextMessage) => Promise<unknown>;
  let now: Date;
  let numbers: TextNumbers;
  let texts: CustomerTexts;

  beforeEach(() => {
    sent = [];
    outcome = { ok: true, reference: 'SM1' };
    meanwhile = async () => undefined;
    now = new Date('2026-11-23T16:00:00.000Z');
    const port = {
      adapter: 'outbox' as const,
      reports: null,
      send: async (message: TextMessage) => {
        sent.push(message);
        await meanwhile(message);
        return outcome;
      },
      find: async () => null,
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
  const send = (key: string) => texts.send('ada', { key, body: 'Hello', mayRing: true });
  /** What the shop believes of each text; `reference` is the provider's name for it. */
  const believed = () =>
    shop.db.query<{ status: string; reference: string | null }>(
      'select status, reference from sent_texts order by key',
    );
  const report = (status: TextStatus, { reference = 'SM1', mark }: Partial<StatusReport> = {}) =>
    texts.take({ kind: 'status', reference, mark: mark ?? null, status });
  const ledger = () =>
    shop.db.query<{ given: boolean; source: string; locale: string }>(
      `select is_given as given, source, locale from consents where purpose = 'text_follow_up' order by at, is_given desc`,
    );

  test('nothing is sent to a number whose owner has not typed its code', async () => {
    await ask();
    expect(sent).toMatchObject([{ to: phone }]);
    expect(await send('a')).toBe(false);
    expect(await ledger()).toEqual([]);
    expect(await numbers.confirm(owner, codeSent())).toBe(true);
    expect(await numbers.confirm(owner, codeSent())).toBe(false);
    expect(await send('a')).toBe(true);
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
    expect(await send('b')).toBe(false);
    expect(await ledger()).toEqual([
      { given: true, source: 'account', locale: 'en-US' },
      { given: false, source: 'text_answer', locale: 'fr-CA' },
    ]);
  });

  test('a text goes once, and the carrier’s last word is kept', async () => {
    await optIn();
    sent = [];
    await send('c');
    await send('c');
    expect(sent).toHaveLength(1);
    await report('delivered');
    await report('sent');
    await report('failed');
    expect(await believed()).toEqual([{ status: 'delivered', reference: 'SM1' }]);
  });

  test('a report that comes before the answer to our own request is kept', async () => {
    await optIn();
    meanwhile = ({ mark }) => report('delivered', { mark });
    expect(await send('c')).toBe(true);
    expect(await believed()).toEqual([{ status: 'delivered', reference: 'SM1' }]);
  });

  test('so is one of a text that failed, and the mail goes', async () => {
    await optIn();
    meanwhile = ({ mark }) => report('failed', { mark });
    expect(await send('c')).toBe(false);
    expect(await send('c')).toBe(false);
    await report('sent');
    expect(await believed()).toEqual([{ status: 'failed', reference: 'SM1' }]);
  });

  test('a report settles a text whose answer never came', async () => {
    await optIn();
    meanwhile = async () => {
      throw new Error('Cut off');
    };
    await expect(send('c')).rejects.toThrow('Cut off');
    const tries = sent.length;
    await report('sent', { mark: sent.at(-1)?.mark ?? null });
    expect(await send('c')).toBe(true);
    expect(sent).toHaveLength(tries);
  });

  test('a report about a text that we do not know changes nothing', async () => {
    await optIn();
    await send('c');
    const before = await believed();
    await report('failed', { reference: 'SM_unknown' });
    await report('failed', { reference: 'SM_unknown', mark: 'made-up' });
    const ofOtherText = testSealer.seal('d', 'sent_texts.key');
    await report('failed', { reference: 'SM_unknown', mark: ofOtherText });
    // Ours, but a second text with the same mark: our own is known by its name.
    await report('failed', { reference: 'SM2', mark: sent.at(-1)?.mark ?? null });
    expect(await believed()).toEqual(before);
  });

  test('what became a mail stays one, until a report says that a text went out after all', async () => {
    await optIn();
    const tries = sent.length;
    expect(await texts.send('ada', { key: 'c', body: 'Hello', mayRing: false })).toBe(false);
    expect(await send('c')).toBe(false);
    expect(sent).toHaveLength(tries);
    expect(await believed()).toEqual([{ status: 'mailed', reference: null }]);
    await report('sent', { mark: testSealer.seal('c', 'sent_texts.key') });
    expect(await send('c')).toBe(true);
  });

  test('of those who get no texts, nothing is kept', async () => {
    expect(await send('c')).toBe(false);
    expect(await believed()).toEqual([]);
  });

  test('what the provider gets as a mark tells nothing', async () => {
    await optIn();
    await send('order_ada-day_7');
    const [mark, again] = [sent.at(-1)?.mark ?? '', testSealer.seal('x', 'y')];
    expect(mark.split('.').slice(0, 2)).toEqual(again.split('.').slice(0, 2));
    expect(Buffer.from(mark.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain(
      'ada',
    );
  });

  test('a carrier that refuses for good ends them: mails come instead', async () => {
    await optIn();
    outcome = { ok: false, code: 'opted_out' };
    expect(await send('d')).toBe(false);
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
