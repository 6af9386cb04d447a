import { randomUUID } from 'node:crypto';
import { brand } from '@/domain/brand';
import type { Locale } from '@/domain/words/locale';
import type { CustomerRecords } from '@/server/commerce/port';
import type { Database, SqlSession } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { Sealer } from '@/server/base/sealing';
import type { Storage } from '@/server/storage/port';
import { eraseAgain } from './erasures/erase-again';
import {
  recordErasure,
  storeTombstone,
  tombstoneKey,
  tombstoneOf,
  type Tombstone,
} from './erasures/tombstones';
import type {
  DataSubject,
  Exported,
  PersonalDataRecord,
  PersonalDataName,
} from '../personal-data/personal-data-record';

/** Everything we hold about one person, as they receive it. */
export type DataExport = {
  /** The version of this file format, for later readers. */
  format: 1;
  shop: string;
  /** ISO UTC. */
  createdAt: string;
  data: Readonly<Partial<Record<PersonalDataName, Exported>>>;
};

/** The person's rights over all data we hold about them. The caller has checked who they are. */
export interface Privacy {
  exportOf(subject: DataSubject): Promise<DataExport>;
  /**
   * Deletes the account and everything the law does not require us to keep, leaves a tombstone, and confirms it by
   * mail; on disk when it resolves. If the erasure cannot be noted in the file storage, it does not happen.
   */
  erase(subject: DataSubject, locale: Locale): Promise<void>;
  /**
   * Erases again everybody whom a restored database brought back. Resolves to the number of erasures it had not seen.
   */
  eraseAgain(): Promise<number>;
  /** The address for the mail about a deleted account. */
  openFarewell(sealedEmail: string, mailId: string): string;
}

type PrivacyDeps = {
  db: Database;
  jobs: Jobs;
  storage: Storage;
  sealer: Sealer;
  /** Null when a hosted store keeps its customers' records. */
  customerRecords: CustomerRecords | null;
  /** In the order in which they are erased. */
  records: readonly PersonalDataRecord[];
  now: () => Date;
};

export function createPrivacy(deps: PrivacyDeps): Privacy {
  const { db, jobs, storage, sealer, records, now } = deps;
  const eraseIn = async (tx: SqlSession, subject: DataSubject) => {
    for (const record of records) await record.erase(tx, subject, now());
  };
  const eraseNoted = async (subject: DataSubject, locale: Locale, tombstone: Tombstone) => {
    const mailId = randomUUID();
    const sealedEmail = sealer.seal(subject.email, farewellPlaceOf(mailId));
    await db.transaction(async (tx) => {
      await recordErasure(tx, tombstone, now());
      await eraseIn(tx, subject);
      await jobs.enqueue(tx, 'send-account-deleted', { mailId, sealedEmail, locale });
    });
  };
  return {
    async exportOf(subject) {
      const data: Partial<Record<PersonalDataName, Exported>> = {};
      for (const { name, export: read } of records) data[name] = await read(db, subject);
      return { format: 1, shop: brand.name, createdAt: now().toISOString(), data };
    },
    async erase(subject, locale) {
      const tombstone = tombstoneOf(sealer, subject);
      // Written first: if the process is killed between the two, the next start completes the erasure.
      await storeTombstone(storage, tombstone);
      try {
        await eraseNoted(subject, locale, tombstone);
      } catch (error) {
        await storage.remove(tombstoneKey(tombstone));
        throw error;
      }
      await db.flush();
    },
    eraseAgain: () => eraseAgain({ ...deps, eraseIn }),
    openFarewell: (sealedEmail, mailId) => sealer.open(sealedEmail, farewellPlaceOf(mailId)),
  };
}

export const farewellPlaceOf = (mailId: string) => `account-deleted.email:${mailId}`;
