import { createLog } from '@/server/log/log';
import { createCollector } from '@/server/error-reports/collector';
import { createCircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import { createOwnErrors } from '@/server/error-reports/own-errors';
import { recordingServer } from '@/testing/stand-ins/recording-server';
import { testShop } from '@/testing/shops/shop';
import { monitoring } from './monitoring';

const collector = recordingServer();
const dsn = () => collector.url.replace('//', '//0123abcd@') + '/42';
const id = '0123456789abcdef0123456789abcdef';
const json = (value: unknown) => JSON.stringify(value);

/** An event as a browser would send it, with everything that Sentry's own code may add. */
const event = {
  event_id: id,
  timestamp: 1_795_000_000.5,
  platform: 'javascript',
  level: 'error',
  environment: 'made-up',
  user: { email: 'ada@example.ca', ip_address: '192.0.2.7' },
  request: {
    url: 'https://shop.example/account/hearing?flow_email=ada@example.ca#key',
    headers: { Cookie: 'swell-session=secret' },
    data: { right: [85, 90] },
  },
  breadcrumbs: [{ category: 'ui.click', message: 'Left ear: severe' }],
  extra: { result: 'severe loss' },
  contexts: { state: { thresholds: [85] } },
  tags: { source: '/account/hearing', email: 'ada@example.ca' },
  exception: {
    values: [
      {
        type: 'TypeError',
        value: 'Cannot read "severe loss" of ada@example.ca',
        stacktrace: {
          frames: [
            {
              filename: 'https://shop.example/_next/static/chunks/a1.js?token=t',
              function: 'show',
              lineno: 3,
              colno: 9,
              vars: { thresholds: [85] },
            },
          ],
        },
      },
    ],
  },
};

function envelope(to: string, ...items: (readonly [type: string, payload: unknown])[]): string {
  const lines = items.flatMap(([type, payload]) => [json({ type }), json(payload)]);
  return [json({ event_id: id, sent_at: '2026-11-21T12:00:00.000Z', dsn: to }), ...lines].join(
    '\n',
  );
}

/** Envelopes that reached the collector: the head, then an item's head and the item. */
const taken = () =>
  collector.requests.map(({ target, headers, body }) => ({
    target,
    headers,
    lines: body
      .toString('utf8')
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  }));

describe('the tunnel for error reports', () => {
  const shop = testShop({
    settings: {
      get NEXT_PUBLIC_SENTRY_DSN() {
        return dsn();
      },
      TRUSTED_PROXIES: '127.0.0.1',
    },
  });

  async function report(body: string, from = '192.0.2.1') {
    const answer = await fetch(await shop.serve(monitoring), {
      method: 'POST',
      headers: {
        'Content-Type': 'text/plain;charset=UTF-8',
        'X-Forwarded-For': from,
        'User-Agent': 'Ada’s browser'.replace('’', ''),
        Cookie: 'swell-session=secret',
      },
      body,
    });
    return {
      status: answer.status,
      headers: answer.headers,
      body: (await answer.json()) as unknown,
    };
  }

  it('sends on the fault, and nothing that tells whose it was', async () => {
    const items = [
      ['session', { did: 'ada' }],
      ['event', event],
      ['attachment', 'audiogram'],
    ] as const;
    expect(await report(envelope(dsn(), ...items))).toMatchObject({ status: 200, body: {} });
    const [sent, ...more] = taken();
    expect(more).toEqual([]);
    expect(sent?.target).toMatch(/^\/api\/42\/envelope\/\?.*sentry_key=0123abcd/);
    expect(sent?.lines).toEqual([
      { event_id: id, sent_at: expect.any(String) },
      { type: 'event' },
      {
        event_id: id,
        timestamp: 1_795_000_000.5,
        platform: 'javascript',
        level: 'error',
        environment: 'test',
        request: { url: 'https://shop.example/account/hearing' },
        tags: { source: '/account/hearing' },
        exception: {
          values: [
            {
              type: 'TypeError',
              value: 'Cannot read "…" of [email]',
              stacktrace: {
                frames: [
                  {
                    filename: 'https://shop.example/_next/static/chunks/a1.js',
                    function: 'show',
                    lineno: 3,
                    colno: 9,
                  },
                ],
              },
            },
          ],
        },
      },
    ]);
    expect(json(sent?.headers)).not.toMatch(/192\.0\.2|secret|Ada/);
  });

  it('is no way to anybody else, and takes no more than a report', async () => {
    const elsewhere = dsn().replace('/42', '/43');
    expect((await report(envelope(elsewhere, ['event', event]))).status).toBe(403);
    expect((await report(envelope('https://a@b.example/1', ['event', event]))).status).toBe(403);
    expect((await report('no envelope')).status).toBe(400);
    expect((await report('')).status).toBe(400);
    expect((await report('x'.repeat(300 * 1024))).status).toBe(413);
    expect((await report(envelope(dsn(), ['event', { event_id: 'x' }]))).status).toBe(200);
    expect(collector.requests).toEqual([]);
  });

  it('passes on that the collector wants a pause, and tells nothing of its faults', async () => {
    collector.answerWith({ status: 429, headers: { 'Retry-After': '60' }, body: 'full' });
    const full = await report(envelope(dsn(), ['event', event]));
    expect(full).toMatchObject({ status: 429, body: {} });
    expect(full.headers.get('Retry-After')).toBe('60');
    collector.answerWith({ status: 500, body: 'stack of theirs' });
    expect(await report(envelope(dsn(), ['event', event]))).toMatchObject({
      status: 502,
      body: { error: { code: 'bad_gateway', message: 'Reports cannot be taken at the moment' } },
    });
  });

  it('listens to nobody for ever', async () => {
    const flood = Array.from({ length: 100 }, () => report('no envelope', '192.0.2.2'));
    await Promise.all(flood);
    expect((await report(envelope(dsn(), ['event', event]), '192.0.2.2')).status).toBe(429);
    expect((await report(envelope(dsn(), ['event', event]), '192.0.2.3')).status).toBe(200);
  });
});

describe('errors of the server', () => {
  function openLog(now = () => Date.now()) {
    const lost: unknown[] = [];
    const onError = createOwnErrors({
      collector: createCollector(dsn(), createCircuitBreakers()),
      environment: 'test',
      onLost: (error) => lost.push(error),
      now,
    });
    const log = createLog({ logLevel: 'info' }, { stream: { write: () => undefined }, onError });
    return { log, lost };
  }

  const until = async (isDone: () => boolean) => {
    while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  it('are reported from the line that logs them, with their causes and without their values', async () => {
    const { log, lost } = openLog();
    const cause = new Error('duplicate key of ada@example.ca');
    const err = new TypeError('Failed query: insert\nparams: 85 dB', { cause });
    log.info({ err }, 'no error');
    log.error({ ours: 'no error object' }, 'nothing to report');
    log
      .child({})
      .error(
        { err, route: '/api/cart', id: 'reference-1', email: 'ada@example.ca' },
        'unexpected error',
      );
    await until(() => collector.requests.length > 0 || lost.length > 0);
    expect(lost).toEqual([]);
    expect(collector.requests).toHaveLength(1);
    expect(taken()[0]?.lines[2]).toMatchObject({
      platform: 'node',
      environment: 'test',
      transaction: '/api/cart',
      tags: { source: 'server', route: '/api/cart', reference: 'reference-1' },
      exception: {
        values: [
          { type: 'Error', value: 'duplicate key of [email]' },
          {
            type: 'TypeError',
            value: 'Failed query: insert\nparams: [hidden]',
            stacktrace: { frames: expect.arrayContaining([expect.anything()]) },
          },
        ],
      },
    });
    expect(json(taken())).not.toMatch(/ada@|85 dB/);
  });

  it('are not reported without end', async () => {
    let time = Date.UTC(2026, 10, 21);
    const { log } = openLog(() => time);
    const fail = (times: number, message: string) => {
      for (let count = 0; count < times; count += 1)
        log.error({ err: new Error(message) }, 'again');
    };
    fail(80, 'first minute');
    await until(() => collector.requests.length >= 60);
    time += 60_000;
    fail(1, 'second minute');
    await until(() => collector.requests.length >= 61);
    const told = taken().map(({ lines }) => json(lines).includes('first minute'));
    expect(told.filter(Boolean)).toHaveLength(60);
    expect(told).toHaveLength(61);
  });

  it('are lost without another error when nobody takes them', async () => {
    const { log, lost } = openLog();
    collector.answerWith({ status: 503 });
    log.error(new Error('once'));
    await until(() => lost.length > 0);
    expect(lost).toHaveLength(1);
  });
});
