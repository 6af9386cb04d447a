import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uploadQuota } from '@/domain/hearing/upload';
import { createSealer } from '@/server/base/sealing';
import { createDiskStorage } from '@/server/storage/disk/disk-storage';
import type { Storage } from '@/server/storage/port';
import { visitOf } from '@/server/visits/ownership';
import { testDatabases } from '@/testing/shops/database';
import { createTestEngine, createVisitor, prepareTestJobs } from '@/testing/shops/engine';
import { seedCommerce } from '@/server/commerce/embedded/seed/seed-commerce';
import { honestFiles, pdfFile } from '@/testing/hearing-files';
import { cleanUpUploads } from './clean-up-uploads';
import { createUploadPersonalData } from './upload-personal-data';
import { createUploads, uploadKey, type Uploads } from './uploads';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const sealer = createSealer(['5'.repeat(64)]);

describe.each(testDatabases())('uploads on $kind', ({ use }) => {
  const shop = use(async (db) => {
    await prepareTestJobs(db);
    await seedCommerce(db);
  });
  let folder: string;
  let storage: Storage;
  let uploads: Uploads;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'boreal-uploads-'));
    storage = createDiskStorage({ folder });
    uploads = createUploads({ db: shop.db, storage, sealer, now: () => new Date() });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const guest = (session: string) => ({ accountId: null, visit: visitOf(session) });
  const send = async (
    owner: { accountId: string | null; visit: string },
    more: { email?: string; orderId?: string } = {},
  ) => {
    const { email = null, orderId = null } = more;
    const received = {
      name: 'audiogram.pdf',
      bytes: pdfFile,
      email,
      orderId,
      locale: 'fr-CA',
    } as const;
    const outcome = await uploads.receive(owner, received);
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome.file;
  };
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of storage.list('')) found.push(key);
    return found;
  };
  const after = (ms: number) => cleanUpUploads({ db: shop.db, storage }, new Date(Date.now() + ms));

  test('what was taken in is given back, and lies sealed under a name of ours', async () => {
    const { id } = await send(guest('a'));
    expect(Buffer.from((await uploads.open(id)) ?? []).equals(pdfFile)).toBe(true);
    const stored = Buffer.from((await storage.get(uploadKey(id))) ?? []);
    expect(stored.includes('%PDF')).toBe(false);
    expect(await uploads.isOwn(guest('a'), id)).toBe(true);
    expect(await uploads.isOwn(guest('b'), id)).toBe(false);
  });

  test('files under a typed address fill no quota but that of the visit that sent them', async () => {
    const email = 'ada@example.ca';
    await shop.db.query(
      `insert into accounts (id, email, email_proven_at) values ('ada', $1, now())`,
      [email],
    );
    for (let sent = 0; sent < uploadQuota.files; sent++) await send(guest('eve'), { email });
    await expect(send(guest('eve'), { email })).rejects.toThrow('fileQuota');
    const ada = { accountId: 'ada', visit: visitOf('ada') };
    expect(await uploads.ownedBy(ada)).toEqual([]);
    const { id } = await send(ada, { email });
    expect((await uploads.ownedBy(ada)).map((file) => file.id)).toEqual([id]);
  });

  test('a sealed file that was moved to another name does not open', async () => {
    const [one, other] = [await send(guest('a')), await send(guest('a'))];
    const bytes = await storage.get(uploadKey(one.id));
    await storage.put(uploadKey(other.id), bytes ?? new Uint8Array());
    await expect(uploads.open(other.id)).rejects.toThrow();
  });

  test("what a guest sent becomes their account's when they log in", async () => {
    const engine = createTestEngine(shop.db);
    const ada = createVisitor(engine);
    const account = { email: 'ada@example.ca', password: 'maple syrup' };
    await ada.add('stream-line-tv');
    const { id } = await send(guest(ada.request().id), { email: account.email });
    const before = guest(ada.request().id);
    const session = ada.request();
    await engine.accounts.create(session, account);
    const summary = await engine.accounts.current(session);
    const hers = { accountId: summary?.id ?? '', visit: visitOf('another device') };
    expect((await uploads.ownedBy(hers)).map((file) => file.id)).toEqual([id]);
    expect(await uploads.ownedBy(before)).toEqual([]);
  });

  test('nothing is kept when the storage fails, and the room in the quota is free again', async () => {
    const broken = { ...storage, put: () => Promise.reject(new Error('full')) };
    const unlucky = createUploads({ db: shop.db, storage: broken, sealer, now: () => new Date() });
    const received = {
      name: 'a.txt',
      bytes: honestFiles.txt,
      email: null,
      orderId: null,
      locale: 'fr-CA',
    } as const;
    await expect(unlucky.receive(guest('a'), received)).rejects.toThrow('full');
    expect(await uploads.ownedBy(guest('a'))).toEqual([]);
    await after(0);
    expect(await shop.db.query('select 1 from uploads')).toEqual([]);
  });

  test('half-done uploads, orphans and removed files are cleared away; files that are in use stay', async () => {
    const kept = await send(guest('a'), { orderId: 'order_1' });
    const arriving = await send(guest('a'));
    await shop.db.query(`update uploads set status = 'arriving' where id = $1`, [arriving.id]);
    const removed = await send(guest('a'));
    await shop.db.query(`update uploads set status = 'removed' where id = $1`, [removed.id]);
    await storage.put('hearing-tests/orphan', new Uint8Array([1]));
    await after(0);
    expect((await keys()).sort()).toEqual(
      [uploadKey(kept.id), uploadKey(arriving.id), 'hearing-tests/orphan'].sort(),
    );
    await after(3 * hour);
    expect(await keys()).toEqual([uploadKey(kept.id)]);
    expect(await shop.db.query('select id from uploads')).toEqual([{ id: kept.id }]);
  });

  test('a file that nobody can be found for goes after 30 days, every other one after 24 months', async () => {
    await send(guest('a'));
    const withAddress = await send(guest('a'), { email: 'ada@example.ca' });
    await after(29 * day);
    expect(await keys()).toHaveLength(2);
    await after(31 * day);
    expect(await keys()).toEqual([uploadKey(withAddress.id)]);
    await after(740 * day);
    expect(await keys()).toEqual([]);
  });

  test('the owner gets a list of their files, and deletes all of them with the account', async () => {
    const record = createUploadPersonalData({ sealer });
    const subject = { accountId: 'account_1', email: 'ada@example.ca', isEmailProven: false };
    const { id } = await send({ accountId: 'account_1', visit: visitOf('a') });
    const others = await send({ accountId: 'account_2', visit: visitOf('b') });
    expect(await record.export(shop.db, subject)).toMatchObject([
      { name: 'audiogram.pdf', file: `/api/files/${id}` },
    ]);
    await shop.db.transaction((tx) => record.erase(tx, subject, new Date()));
    expect(await uploads.find(id)).toBeNull();
    expect(await uploads.isOwn({ accountId: 'account_1', visit: visitOf('a') }, id)).toBe(false);
    await after(0);
    expect(await keys()).toEqual([uploadKey(others.id)]);
  });

  test('no order counts on a file that was taken away', async () => {
    const { id } = await send(guest('a'), { orderId: 'order_1' });
    await shop.db.query(
      `insert into hearing_profile_items (order_id, kind, reference) values ('order_1', 'upload', $1)`,
      [id],
    );
    await uploads.remove(id);
    expect(await shop.db.query('select 1 from hearing_profile_items')).toEqual([]);
    expect(await keys()).toEqual([]);
  });
});
