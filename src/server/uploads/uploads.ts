import { randomBytes } from 'node:crypto';
import {
  displayNameOf,
  uploadExtensionOf,
  uploadFault,
  uploadQuota,
  type UploadedFile,
  type UploadFault,
  type UploadPurpose,
} from '@/domain/hearing/upload';
import type { Locale } from '@/domain/words/locale';
import type { Database } from '@/server/db/database';
import type { Sealer } from '@/server/base/sealing';
import type { Storage } from '@/server/storage/port';
import type { Owner } from '@/server/visits/ownership';
import { hasActiveParts } from './content/active-parts';
import { isContentOf } from './content/content-check';
import { createUploadRows, type UploadRow, type UploadRows } from './upload-rows';

type ReceivedFile = {
  name: string;
  bytes: Uint8Array;
  /** The caller has checked that it is the visitor's. */
  orderId: string | null;
  /** Normalised. */
  email: string | null;
  /** What the sender reads. */
  locale: Locale;
  /** A hearing test unless it says otherwise. */
  purpose?: UploadPurpose;
};

export type UploadOutcome =
  | { ok: true; file: UploadedFile }
  | { ok: false; code: UploadFault | 'fileContent' | 'fileActive' | 'fileQuota' };

type UploadSender = Pick<UploadRow, 'accountId' | 'visit' | 'email' | 'locale'>;

/** Uploaded hearing-test files. Nothing is stored before its content was checked. */
export interface Uploads {
  /** Returns when file and row are on disk. */
  receive(owner: Owner, received: ReceivedFile): Promise<UploadOutcome>;
  /** Hearing tests, newest first. */
  ownedBy(owner: Owner): Promise<readonly UploadedFile[]>;
  /** Newest first, from any sender. */
  ofOrder(orderId: string): Promise<readonly UploadedFile[]>;
  /** Newest first, sent under this (unproven) address; for staff. */
  ofEmail(email: string): Promise<readonly UploadedFile[]>;
  /** Without an owner check; null when there is none. */
  find(id: string): Promise<UploadedFile | null>;
  /** The owner, their language and the address it was sent under, for staff; null when it is gone. */
  senderOf(id: string): Promise<UploadSender | null>;
  isOwn(owner: Owner, id: string): Promise<boolean>;
  /** The bytes as they were sent; null when they are gone. */
  open(id: string): Promise<Uint8Array | null>;
  remove(id: string): Promise<void>;
}

type UploadsDeps = { db: Database; storage: Storage; sealer: Sealer; now: () => Date };

type Room = UploadsDeps & { rows: UploadRows };

/** The key prefix of files in the storage. */
export const uploadPrefix = 'hearing-tests/';
export const uploadKey = (id: string) => uploadPrefix + id;

export const filePlaceOf = (id: string) => `uploads:${id}`;

export function createUploads(deps: UploadsDeps): Uploads {
  const { db, storage, sealer } = deps;
  const rows = createUploadRows(sealer);
  const room: Room = { ...deps, rows };
  return {
    receive: (owner, received) => receive(room, owner, received),
    ownedBy: async (owner) =>
      (await rows.owned(db, owner)).filter(({ purpose }) => purpose === 'hearing_test').map(shown),
    ofOrder: async (orderId) => (await rows.read(db, 'order', orderId)).map(shown),
    ofEmail: async (email) => (await rows.read(db, 'email', email)).map(shown),
    async find(id) {
      const [row] = await rows.read(db, 'id', id);
      return row ? shown(row) : null;
    },
    async senderOf(id) {
      const [row] = await rows.read(db, 'id', id);
      if (!row) return null;
      const { accountId, visit, email, locale } = row;
      return { accountId, visit, email, locale };
    },
    isOwn: (owner, id) => rows.isOwned(db, owner, id),
    async open(id) {
      const sealed = await storage.get(uploadKey(id));
      return sealed && sealer.openBytes(sealed, filePlaceOf(id));
    },
    async remove(id) {
      await rows.remove(db, id);
      await db.flush();
      await storage.remove(uploadKey(id));
      await rows.forget(db, id);
    },
  };
}

async function receive(
  room: Room,
  owner: Owner,
  { name, bytes, orderId, email, locale, purpose = 'hearing_test' }: ReceivedFile,
): Promise<UploadOutcome> {
  const fault = uploadFault({ name, size: bytes.byteLength });
  const extension = uploadExtensionOf(name);
  if (fault || extension === null) return { ok: false, code: fault ?? 'fileExtension' };
  const row: UploadRow = {
    id: newId(),
    ...owner,
    orderId,
    email,
    name: displayNameOf(name, extension),
    extension,
    size: bytes.byteLength,
    locale,
    purpose,
    createdAt: room.now().toISOString(),
  };
  if (!(await isContentOf(extension, bytes))) return { ok: false, code: 'fileContent' };
  if (await hasActiveParts(extension, bytes)) return { ok: false, code: 'fileActive' };
  if (!(await reserve(room, row, owner))) return { ok: false, code: 'fileQuota' };
  try {
    await room.storage.put(uploadKey(row.id), room.sealer.sealBytes(bytes, filePlaceOf(row.id)));
  } catch (error) {
    await room.rows.remove(room.db, row.id);
    throw error;
  }
  await room.rows.keep(room.db, row.id);
  await room.db.flush();
  return { ok: true, file: shown(row) };
}

/** Reserves the file's place in its owner's quota. Two parallel uploads cannot both get the last one. */
function reserve({ db, rows }: Room, row: UploadRow, owner: Owner): Promise<boolean> {
  return db.transaction(async (tx) => {
    const who = owner.accountId ?? owner.visit;
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`uploads:${who}`]);
    const taken = await rows.taken(tx, owner);
    const isFull = taken.files >= uploadQuota.files || taken.bytes + row.size > uploadQuota.bytes;
    if (!isFull) await rows.insert(tx, row);
    return !isFull;
  });
}

function shown({
  id,
  name,
  extension,
  size,
  orderId,
  purpose,
  createdAt,
}: UploadRow): UploadedFile {
  return { id, name, extension, size, orderId, purpose, createdAt };
}

/** 192 random bits, in hexadecimal because storage keys have no capital letters. */
function newId(): string {
  return randomBytes(24).toString('hex');
}
