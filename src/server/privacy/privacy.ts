import { randomUUID } from 'node:crypto';
import { brand } from '@/domain/brand';
import type { Locale } from '@/domain/locale';
import type { Database } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { Sealer } from '@/server/sealing';
import type { DataSubject, Exported, Holding, HoldingName } from './holding';

/** Everything we hold about one person, as she gets it. */
export type DataExport = {
  /** Of this file's form; a reader of old ones goes by it. */
  format: 1;
  shop: string;
  /** ISO UTC. */
  createdAt: string;
  data: Readonly<Partial<Record<HoldingName, Exported>>>;
};

/** What somebody may do about everything we hold of her. Whoever calls has made sure who she is. */
export interface Privacy {
  exportOf(subject: DataSubject): Promise<DataExport>;
  /**
   * Deletes the account and whatever of it the law does not make us keep, and mails that it is so; on disk when it
   * resolves.
   */
  erase(subject: DataSubject, locale: Locale): Promise<void>;
  /** The address that the mail about a deleted account goes to. */
  openFarewell(sealedEmail: string, mailId: string): string;
}

type PrivacyDeps = {
  db: Database;
  jobs: Jobs;
  sealer: Sealer;
  /** In the order in which they are erased. */
  holdings: readonly Holding[];
  now: () => Date;
};

export function createPrivacy({ db, jobs, sealer, holdings, now }: PrivacyDeps): Privacy {
  return {
    async exportOf(subject) {
      const data: Partial<Record<HoldingName, Exported>> = {};
      for (const { name, export: read } of holdings) data[name] = await read(db, subject);
      return { format: 1, shop: brand.name, createdAt: now().toISOString(), data };
    },
    async erase(subject, locale) {
      const mailId = randomUUID();
      const sealedEmail = sealer.seal(subject.email, farewellPlaceOf(mailId));
      await db.transaction(async (tx) => {
        for (const holding of holdings) await holding.erase(tx, subject, now());
        await jobs.enqueue(tx, 'send-account-deleted', { mailId, sealedEmail, locale });
      });
      await db.flush();
    },
    openFarewell: (sealedEmail, mailId) => sealer.open(sealedEmail, farewellPlaceOf(mailId)),
  };
}

export const farewellPlaceOf = (mailId: string) => `account-deleted.email:${mailId}`;
