import { AppError, errorStatus } from '@/domain/failures/errors';
import { maxBodyBytes, parseJsonBody, readBody } from './body';
import { withDeadline } from './deadline';
import type { HttpRequest } from './exchange';
import { createHttpApp, type RequestLog } from './http-app';
import { listOf, parseQuery, textOf } from './query';

const request: HttpRequest = {
  method: 'GET',
  path: '/secret-path',
  rawQuery: 'secret=1',
  headers: {},
  remoteAddress: '',
  body: async () => new Uint8Array(),
};

function recorder() {
  const lines: { level: string; fields: Record<string, unknown> }[] = [];
  const keep = (level: string) => (fields: object) =>
    void lines.push({ level, fields: { ...fields } });
  const log: RequestLog = { info: keep('info'), error: keep('error') };
  return { lines, log };
}

describe('HTTP app', () => {
  it.each(Object.entries(errorStatus))('answers %s with %d', async (code, status) => {
    const { log } = recorder();
    const respond = async () => {
      throw new AppError(code as keyof typeof errorStatus, 'No', { param: 'a.b' });
    };
    const answer = await createHttpApp({ log, respond }).handle(request);
    expect(answer.status).toBe(status);
    expect(JSON.parse(String(answer.body))).toEqual({
      error: { message: 'No', code, param: 'a.b' },
    });
  });

  it('tells nothing about an unexpected error but the reference that is logged', async () => {
    const { log, lines } = recorder();
    const respond = async () => {
      throw new Error('select * from secrets at /srv/file.ts:3');
    };
    const answer = await createHttpApp({ log, respond }).handle(request);
    const { error } = JSON.parse(String(answer.body));
    expect(answer.status).toBe(500);
    expect(String(answer.body)).not.toMatch(/secret|file\.ts/);
    expect(lines.find(({ level }) => level === 'error')?.fields.id).toBe(error.reference);
  });

  it('logs the pattern, never the address', async () => {
    const { log, lines } = recorder();
    const app = createHttpApp({
      log,
      respond: async (_, context) => {
        context.route = '/things/:id';
        return { status: 200, headers: {}, body: '' };
      },
    });
    await app.handle(request);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.fields).toMatchObject({ route: '/things/:id', method: 'GET', status: 200 });
    expect(JSON.stringify(lines)).not.toContain('secret');
  });
});

describe('deadline', () => {
  it('refuses what takes too long', async () => {
    const never = new Promise<never>(() => undefined);
    await expect(withDeadline(never, 5)).rejects.toMatchObject({ code: 'timeout', status: 504 });
  });

  it('passes on what is in time', async () => {
    await expect(withDeadline(Promise.resolve(1), 1000)).resolves.toBe(1);
    await expect(withDeadline(Promise.reject(new Error('x')), 1000)).rejects.toThrow('x');
  });
});

describe('bodies', () => {
  async function* chunks(count: number, size: number) {
    for (let index = 0; index < count; index += 1) yield new Uint8Array(size).fill(32);
  }

  it('are read up to the limit, and not one byte more', async () => {
    expect(await readBody(chunks(4, maxBodyBytes / 4))).toHaveLength(maxBodyBytes);
    await expect(readBody(chunks(4, maxBodyBytes / 4 + 1))).rejects.toMatchObject({
      code: 'payload_too_large',
    });
  });

  it('takes a line that broke for a refusal, which nobody reports as an error of ours', async () => {
    async function* broken() {
      yield new Uint8Array(10);
      throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    }
    await expect(readBody(broken())).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('are JSON whatever the label, unless the label says otherwise', () => {
    const body = Buffer.from('{"a":1}');
    for (const type of [
      undefined,
      'application/json',
      'Application/JSON; charset=utf-8',
      'text/plain',
    ]) {
      expect(parseJsonBody(body, type)).toEqual({ a: 1 });
    }
    for (const type of ['multipart/form-data', 'application/xml', 'application/jsonp']) {
      expect(() => parseJsonBody(body, type)).toThrow('Please send JSON');
    }
    expect(parseJsonBody(new Uint8Array(), 'application/json')).toBeUndefined();
  });
});

describe('queries', () => {
  it('reads brackets as swell-js writes them', () => {
    const query = parseQuery('where[tags][$in][0]=a&where[tags][$in][1]=b&expand[0]=variants&n=');
    expect(query).toEqual({ where: { tags: { $in: ['a', 'b'] } }, expand: ['variants'], n: '' });
  });

  it('reads long lists whichever way they are spelt', () => {
    const indexed = Array.from({ length: 150 }, (_, index) => `a[${index}]=${index}`).join('&');
    const repeated = Array.from({ length: 150 }, (_, index) => `a=${index}`).join('&');
    const empty = Array.from({ length: 150 }, (_, index) => `a[]=${index}`).join('&');
    for (const raw of [indexed, repeated, empty])
      expect(listOf(parseQuery(raw).a)).toHaveLength(150);
  });

  it('never throws and never pollutes', () => {
    for (const raw of [
      '%',
      '%E0%A4%A=%ff',
      '[[[[',
      'a[__proto__][x]=1',
      '__proto__[x]=1',
      '&&=&',
    ]) {
      expect(() => parseQuery(raw)).not.toThrow();
    }
    expect(Object.prototype).not.toHaveProperty('x');
  });

  it('takes the last of repeated scalars', () => {
    expect(textOf(parseQuery('a=1&a=2').a)).toBe('2');
    expect(textOf(parseQuery('a[b]=1').a)).toBeUndefined();
  });
});
