import { answerApi } from '@/testing/shops/api-server';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { maximumUploadBytes, uploadExtensions, uploadQuota } from '@/domain/hearing/upload';
import { calgaryOrder } from '@/testing/order';
import { docFile, honestFiles, pdfFile } from '@/testing/hearing-files';
import { testShop } from '@/testing/shops/shop';
import { shopKey } from '@/testing/http-shopper/store-session';
import { deleteFile, uploadHearingTest } from './hearing-files';

const shop = testShop();

type FileAnswer = { id: string; name: string; size: number; url: string };
type Answer = {
  status: number;
  session: string | null;
  body: Partial<FileAnswer> & {
    error?: { code: string; message: string; param?: string };
    results?: FileAnswer[];
  };
};

type Sent = { name: string; bytes: Uint8Array } | null;

beforeEach(async () => {
  await shop.services.db.script('delete from uploads; delete from rate_limits;');
});

async function answerOf(response: Response): Promise<Answer> {
  const body = (await response.json()) as Answer['body'];
  return { status: response.status, session: response.headers.get('x-session'), body };
}

const bearer = (session: string | null) =>
  session === null ? undefined : { Authorization: `Bearer ${session}` };

async function send(
  file: Sent,
  {
    session = null,
    fields = {},
  }: { session?: string | null; fields?: Record<string, string> } = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name);
  const origin = await shop.serve(uploadHearingTest);
  return answerOf(await fetch(origin, { method: 'POST', headers: bearer(session), body: form }));
}

async function guest(): Promise<string> {
  const { session } = await send({ name: 'first.txt', bytes: Buffer.from('first') });
  await shop.services.db.script('delete from uploads');
  return session ?? '';
}

/** A session id that the store gave to a visitor who has only read. */
async function readersSession(): Promise<string> {
  const origin = await shop.serve(answerApi);
  const cart = await fetch(`${origin}/api/cart`, {
    headers: { Authorization: shopKey },
  });
  return cart.headers.get('x-session') ?? '';
}

async function list(session: string): Promise<Answer> {
  const origin = await shop.serve(uploadHearingTest);
  return answerOf(await fetch(origin, { headers: bearer(session) }));
}

async function fetchFile(id: string, token: string | null): Promise<Response> {
  const origin = await shop.serve(answerApi);
  return fetch(`${origin}/api/files/${id}`, { headers: bearer(token) });
}

async function remove(id: string, session: string | null): Promise<Answer> {
  const origin = await shop.serve(deleteFile);
  const headers = { ...bearer(session), 'Content-Type': 'application/json' };
  return answerOf(await fetch(origin, { method: 'POST', headers, body: JSON.stringify({ id }) }));
}

async function adminToken(): Promise<string> {
  const file = path.join(shop.services.config.dataDir, 'secrets.json');
  const { adminPassword } = JSON.parse(readFileSync(file, 'utf8')) as { adminPassword: string };
  const entered = await shop.services.staff.logIn({ name: null, password: adminPassword });
  return entered?.token ?? '';
}

const pdf = { name: 'Audiogram.PDF', bytes: pdfFile };
const filesOnDisk = () => {
  const folder = path.join(shop.services.config.dataDir, 'uploads');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
};

test.each(uploadExtensions)(
  'a guest without a visit sends a .%s and gets it back',
  async (kind) => {
    const sent = { name: `My test.${kind.toUpperCase()}`, bytes: honestFiles[kind] };
    const { status, session, body } = await send(sent);
    expect({ status, name: body.name, size: body.size }).toEqual({
      status: 200,
      name: `My test.${kind}`,
      size: sent.bytes.length,
    });
    expect(body.id).toMatch(/^[\w-]{32,}$/);
    const answer = await fetchFile(body.id ?? '', session);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(sent.bytes)).toBe(true);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="My test.${kind}"; filename*=UTF-8''My%20test.${kind}`,
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
  },
);

test('what lies on the disk is sealed, and the database says neither name nor content', async () => {
  await send({ name: 'secretive.txt', bytes: Buffer.from('my left ear') });
  const stored = filesOnDisk().map((file) => readFileSync(file));
  expect(stored.some((bytes) => bytes.includes('my left ear'))).toBe(false);
  const rows = JSON.stringify(await shop.services.db.query('select * from uploads'));
  expect(rows).not.toContain('secretive');
});

test.each<[string, Sent, number, string]>([
  ['no file', null, 400, 'Please select file first'],
  ['an empty file', { name: 'a.pdf', bytes: Buffer.alloc(0) }, 400, 'Please select file first'],
  ['a program', { name: 'a.exe', bytes: pdfFile }, 415, 'This file extension is not supported'],
  [
    'too much',
    { name: 'a.pdf', bytes: Buffer.alloc(maximumUploadBytes + 1) },
    413,
    'File size cannot be more than 10MB',
  ],
  [
    'far too much',
    { name: 'a.pdf', bytes: Buffer.alloc(maximumUploadBytes + 200_000) },
    413,
    'File size cannot be more than 10MB',
  ],
])('%s is refused in the words of the specification', async (_, file, status, message) => {
  const { status: found, body } = await send(file);
  expect({ found, message: body.error?.message, param: body.error?.param }).toEqual({
    found: status,
    message,
    param: 'file',
  });
  expect(await shop.services.db.query('select 1 from uploads')).toEqual([]);
});

test('a file of exactly ten megabytes is taken', async () => {
  const bytes = Buffer.alloc(maximumUploadBytes, 'a');
  expect((await send({ name: 'a.txt', bytes })).body.size).toBe(maximumUploadBytes);
});

test.each<[string, Sent]>([
  ['a spoofed picture', { name: 'a.png', bytes: pdfFile }],
  ['a drawing with a script', { name: 'a.svg', bytes: Buffer.from('<svg onload="x()"/>') }],
  ['a broken PDF', { name: 'a.pdf', bytes: pdfFile.subarray(0, 100) }],
  ['macros', { name: 'a.doc', bytes: docFile('WordDocument', '_VBA_PROJECT') }],
])('%s is refused, and nothing of it is kept', async (_, file) => {
  const before = filesOnDisk().length;
  const { status, body } = await send(file);
  expect({ status, param: body.error?.param }).toEqual({ status: 400, param: 'file' });
  expect(filesOnDisk()).toHaveLength(before);
  expect(await shop.services.db.query('select 1 from uploads')).toEqual([]);
});

test('a name like a path is only a name', async () => {
  const { body, session } = await send({ name: '..\\..\\x/../evil\u202E.pdf', bytes: pdfFile });
  expect(body.name).toBe('evil.pdf');
  const answer = await fetchFile(body.id ?? '', session);
  expect(answer.headers.get('content-disposition')).toContain('filename="evil.pdf"');
});

test('what is no form is refused', async () => {
  const origin = await shop.serve(uploadHearingTest);
  const post = async (body: string, type: string) =>
    (await fetch(origin, { method: 'POST', headers: { 'Content-Type': type }, body })).status;
  expect(await post('{}', 'application/json')).toBe(415);
  expect(await post('x', 'multipart/form-data; boundary=y')).toBe(400);
  expect(await post('x', 'multipart/form-data')).toBe(415);
});

test('two at once are two files, and both are listed, newest first', async () => {
  const session = await guest();
  const [one, other] = await Promise.all([send(pdf, { session }), send(pdf, { session })]);
  expect([one.status, other.status]).toEqual([200, 200]);
  const ids = (await list(session)).body.results?.map(({ id }) => id);
  expect(ids?.sort()).toEqual([one.body.id, other.body.id].sort());
});

test("somebody else's file does not exist for others, whatever they try", async () => {
  const eve = await guest();
  const { body } = await send(pdf);
  const id = body.id ?? '';
  for (const token of [eve, 'x'.repeat(46), null]) {
    const expected = token === eve ? 404 : 401;
    expect((await fetchFile(id, token)).status).toBe(expected);
    expect((await remove(id, token)).status).toBe(expected);
  }
  expect((await fetchFile('0'.repeat(48), eve)).status).toBe(404);
  expect((await fetchFile('..%2fsecrets.json', eve)).status).toBe(404);
  expect((await list(eve)).body.results).toEqual([]);
  expect(await shop.services.db.query(`select 1 from uploads where status = 'kept'`)).toHaveLength(
    1,
  );
});

test('our staff gets any file, and it is noted who did', async () => {
  const { body } = await send(pdf);
  const answer = await fetchFile(body.id ?? '', await adminToken());
  expect(answer.status).toBe(200);
  const noted = await shop.services.db.query(
    `select staff_id, action, subject from audit_log where record_id = $1`,
    [body.id],
  );
  expect(noted).toEqual([{ staff_id: 'clinic', action: 'view', subject: 'upload' }]);
});

test('a file is removed for good by its owner', async () => {
  const { body, session } = await send(pdf);
  const before = filesOnDisk().length;
  expect((await remove(body.id ?? '', session)).body).toEqual({ result: true });
  expect(filesOnDisk()).toHaveLength(before - 1);
  expect((await fetchFile(body.id ?? '', session)).status).toBe(404);
  expect((await remove(body.id ?? '', session)).status).toBe(404);
});

test('a session that is no good is refused before the file is read', async () => {
  expect((await send(pdf, { session: 'forged' })).status).toBe(401);
  expect((await list('forged')).status).toBe(401);
});

test('an id that the store gave to a reader has sent nothing yet, and is nobody to log in', async () => {
  const session = await readersSession();
  expect(await list(session)).toMatchObject({ status: 200, body: { results: [] } });
});

test('an id that the store gave to a reader is good for a first file', async () => {
  const session = await readersSession();
  const { status, body } = await send(pdf, { session });
  expect(status).toBe(200);
  expect((await fetchFile(body.id ?? '', session)).status).toBe(200);
});

test('a file goes to an order of the sender, and to no other', async () => {
  const session = await guest();
  await shop.services.db.query(
    `insert into orders (id, number, cart_id, checkout_id, account_id, status, is_paid, data)
     values ('order_u', 123, 'order_u', 'order_u', 'account_1', 'hold', true, $1)`,
    [{ ...calgaryOrder, id: 'order_u' }],
  );
  expect((await send(pdf, { session, fields: { order_id: 'order_u' } })).status).toBe(404);
  await shop.services.db.query(`update sessions set last_order_id = 'order_u' where id = $1`, [
    session.slice(0, 24),
  ]);
  const { body } = await send(pdf, { session, fields: { order_id: 'order_u' } });
  expect(body).toMatchObject({ order_id: 'order_u' });
  expect(await shop.services.hearing.uploads.ofOrder('order_u')).toHaveLength(1);
  const reason = async () => (await shop.services.commerce.orders.findOrder('order_u'))?.holdReason;
  expect(await reason()).toBe('hearing_review');
  await remove(body.id ?? '', session);
  expect(await reason()).toBe('hearing_test_needed');
});

test('so many files at once are enough: the next is asked to wait, and is taken when one is through', async () => {
  const origin = await shop.serve(uploadHearingTest);
  const slow = [1, 2, 3].map(() => {
    const upload = request(origin, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': 8 },
    });
    const answered = new Promise((resolve) => upload.on('response', resolve));
    upload.write('--b');
    return { upload, answered };
  });
  const refused = await eventually(
    () => send(null),
    ({ status }) => status === 503,
  );
  expect(refused.body.error?.code).toBe('unavailable');
  for (const { upload, answered } of slow) {
    upload.end('--b--');
    await answered;
  }
  expect((await send(pdf)).status).toBe(200);
});

/** Waits until a condition holds: the slow uploads have to arrive first, and nothing signals that. */
async function eventually(ask: () => Promise<Answer>, isIt: (answer: Answer) => boolean) {
  for (;;) {
    const answer = await ask();
    if (isIt(answer)) return answer;
  }
}

test('one owner has so much room and no more, also when the last two come at once', async () => {
  const session = await guest();
  const text = { name: 'a.txt', bytes: Buffer.from('a') };
  for (let sent = 1; sent < uploadQuota.files; sent += 1) await send(text, { session });
  const last = await Promise.all([send(text, { session }), send(text, { session })]);
  expect(last.map(({ status }) => status).sort()).toEqual([200, 400]);
  const refused = last.find(({ status }) => status === 400);
  expect(refused?.body.error).toMatchObject({ code: 'permission_error', param: 'file' });
});

test('a hundred files an hour come from one address, and no more', async () => {
  await shop.services.db.script('delete from rate_limits');
  const tries = 101;
  let status = 0;
  for (let sent = 0; sent < tries; sent += 1) status = (await send(null)).status;
  expect(status).toBe(429);
});
