import { testDatabases } from '@/testing/shops/database';
import { aTestResult } from '@/testing/hearing';
import { reportSecret, type Someone, useHearingShop } from '@/testing/shops/hearing-shop';
import { signReport } from './external';

const now = new Date('2026-11-21T12:00:00.000Z');

describe.each(testDatabases())('hearing tests of a service elsewhere on $kind', ({ use }) => {
  const shop = useHearingShop(use, now);

  async function begun(visitor: Someone) {
    const start = await shop.elsewhere.tests.start(await visitor.who(), {
      email: 'ada@example.ca',
      locale: 'en-US',
    });
    if (start.kind !== 'redirect') throw new Error('It begins here');
    return start;
  }

  function report(customerId: string, at = now, change: Parameters<typeof aTestResult>[0] = {}) {
    const result = aTestResult(change);
    const body = Buffer.from(JSON.stringify({ customer_id: customerId, result }));
    const timestamp = String(Math.floor(at.getTime() / 1000));
    return { body, timestamp, signature: signReport(body, timestamp, reportSecret) };
  }

  test('the address names the person by an id alone', async () => {
    const { url, sessionId } = await begun(await shop.someone());
    const address = new URL(url);
    expect(address.origin + address.pathname).toBe('https://test.example/start');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      customer_id: sessionId,
      locale: 'en-US',
    });
  });

  test('a signed report is kept once, for whoever began the test', async () => {
    const [ada, eve] = [await shop.someone(), await shop.someone()];
    const { sessionId } = await begun(ada);
    expect(await shop.elsewhere.tests.takeReport(report(sessionId))).toMatchObject({ ok: true });
    expect(await shop.elsewhere.tests.takeReport(report(sessionId))).toMatchObject({ ok: true });
    expect(await shop.ownIds(ada)).toHaveLength(1);
    expect(await shop.ownIds(eve)).toEqual([]);
  });

  test('a report that speaks for a doctor is named once, so that orders can wait for it', async () => {
    const { sessionId } = await begun(await shop.someone());
    const flagged = report(sessionId, now, { flags: ['asymmetry'] });
    expect(await shop.elsewhere.tests.takeReport(flagged)).toMatchObject({
      ok: true,
      flagged: { provider: 'external', sessionId },
    });
    expect(await shop.elsewhere.tests.takeReport(flagged)).toEqual({ ok: true, flagged: null });
  });

  const refused = (code: string) => ({ ok: false, code });

  test('what is not signed, changed, old or unknown is refused', async () => {
    const { sessionId } = await begun(await shop.someone());
    const good = report(sessionId);
    const take = shop.elsewhere.tests.takeReport;
    expect(await take({ ...good, signature: undefined })).toEqual(refused('not_signed'));
    expect(await take({ ...good, body: Buffer.concat([good.body, Buffer.from(' ')]) })).toEqual(
      refused('not_signed'),
    );
    expect(await take({ ...good, timestamp: String(Number(good.timestamp) + 1) })).toEqual(
      refused('not_signed'),
    );
    expect(await take(report(sessionId, new Date(now.getTime() - 6 * 60_000)))).toEqual(
      refused('not_signed'),
    );
    expect(await take(report('x'.repeat(24)))).toEqual(refused('unknown_customer'));
    expect(await shop.hearing.tests.takeReport(good)).toEqual(refused('nobody_reports'));
  });
});
