import { brand } from '@/domain/brand';
import type { Database } from '@/server/db/database';
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
  /** Deletes the account and whatever of it the law does not make us keep; on disk when it resolves. */
  erase(subject: DataSubject): Promise<void>;
}

type PrivacyDeps = {
  db: Database;
  /** In the order in which they are erased. */
  holdings: readonly Holding[];
  now: () => Date;
};

export function createPrivacy({ db, holdings, now }: PrivacyDeps): Privacy {
  return {
    async exportOf(subject) {
      const data: Partial<Record<HoldingName, Exported>> = {};
      for (const { name, export: read } of holdings) data[name] = await read(db, subject);
      return { format: 1, shop: brand.name, createdAt: now().toISOString(), data };
    },
    async erase(subject) {
      await db.transaction(async (tx) => {
        for (const holding of holdings) await holding.erase(tx, subject, now());
      });
      await db.flush();
    },
  };
}
