import { createHmac, randomUUID } from 'node:crypto';
import { builtInTest } from '@/server/hearing-tests/built-in/built-in';
import { createExternalTest } from '@/server/hearing-tests/external/external';
import type { HearingTestProvider, SignedReport } from '@/server/hearing-tests/port';
import { aTestResult } from '../hearing';
import { brokenPromises, itKeeps, type Contract } from './contract';

const secret = 'shared with the test service, and long';

/** A report as the service signs it: the time in seconds, and the HMAC over the time, a full stop and the body. */
function report(body: string, { key = secret, ageSeconds = 0 } = {}): SignedReport {
  const timestamp = String(Math.floor(Date.now() / 1000) - ageSeconds);
  const digest = createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');
  return { body: new TextEncoder().encode(body), timestamp, signature: `sha256=${digest}` };
}

const told = (customerId: string) =>
  JSON.stringify({ customer_id: customerId, result: aTestResult() });

/** What the shop relies on, with any external hearing test. */
const hearingTestContract: Contract<HearingTestProvider> = {
  'begins on a page of ours, or elsewhere under an id alone': async ({ start }) => {
    const customerId = randomUUID();
    const begun = start({ customerId, locale: 'en-US' });
    if (begun.kind === 'embedded') {
      expect(begun.path).toMatch(/^\/[\w/-]+$/);
      return;
    }
    const { searchParams } = new URL(begun.url);
    expect(Object.fromEntries(searchParams)).toEqual({
      from: 'boreal',
      customer_id: customerId,
      locale: 'en-US',
    });
  },

  'reads a signed report as it was told, and only whose it is': async ({ readReport }) => {
    if (!readReport) return;
    const customerId = randomUUID();
    const reading = readReport(report(told(customerId)));
    expect(reading).toMatchObject({ ok: true, report: { customerId } });
    expect(reading.ok && reading.report.result.ears).toEqual(aTestResult().ears);
  },

  'believes nothing that is not signed, was changed, or is old': async ({ readReport }) => {
    if (!readReport) return;
    const body = told(randomUUID());
    const good = report(body);
    const notSigned = { ok: false, code: 'not_signed' };
    expect(readReport({ ...good, signature: undefined })).toEqual(notSigned);
    expect(readReport({ ...good, timestamp: undefined })).toEqual(notSigned);
    expect(readReport({ ...good, timestamp: '9999999999' })).toEqual(notSigned);
    expect(readReport({ ...good, body: new TextEncoder().encode(told('x')) })).toEqual(notSigned);
    expect(readReport(report(body, { key: 'of somebody else' }))).toEqual(notSigned);
    expect(readReport(report(body, { ageSeconds: 600 }))).toEqual(notSigned);
  },

  'makes nothing of a report that is signed nonsense': async ({ readReport }) => {
    if (!readReport) return;
    for (const body of [
      '',
      '{',
      'null',
      '{"object":"teapot"}',
      '{"customer_id":"x","result":{}}',
    ]) {
      expect(readReport(report(body))).toEqual({ ok: false, code: 'unreadable' });
    }
  },
};

const external = () =>
  createExternalTest({ url: 'https://test.example/start?from=boreal', secret });

describe('the test in the browser', () => itKeeps(hearingTestContract, () => builtInTest));
describe('a test elsewhere', () => itKeeps(hearingTestContract, external));

/** A faulty adapter, made from a correct one. */
type Lie = (provider: HearingTestProvider) => Partial<HearingTestProvider>;
const lies: Record<string, { lie: Lie; caughtBy: RegExp }> = {
  'tells where the visitor comes from': {
    lie: (provider) => ({
      start: (run) => {
        const begun = provider.start(run);
        return begun.kind === 'embedded' ? begun : { ...begun, url: `${begun.url}&email=ada` };
      },
    }),
    caughtBy: /an id alone/,
  },
  'believes everybody': {
    lie: () => ({
      readReport: () => ({ ok: true, report: { customerId: 'x', result: aTestResult() } }),
    }),
    caughtBy: /not signed|nonsense/,
  },
  'mistakes one person for another': {
    lie: (provider) => ({
      readReport: (signed) => {
        const reading = provider.readReport?.(signed) ?? { ok: false, code: 'unreadable' };
        return reading.ok ? { ok: true, report: { ...reading.report, customerId: 'x' } } : reading;
      },
    }),
    caughtBy: /whose it is/,
  },
};

describe('a liar is caught that', () => {
  it.each(Object.entries(lies))('%s', async (_, { lie, caughtBy }) => {
    const broken = await brokenPromises(hearingTestContract, caughtBy, () => {
      const provider = external();
      return { ...provider, ...lie(provider) };
    });
    expect(broken).not.toEqual([]);
  });
});
