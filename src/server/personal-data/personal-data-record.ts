import type { SqlSession } from '@/server/db/database';
import type { Messages } from '@/messages/catalogue';

/** Whose data is meant. */
export type DataSubject = {
  accountId: string;
  /** Normalised. */
  email: string;
  /**
   * False while no mailed link has shown that the address is hers: then only what hangs on the account is hers to see
   * and to delete, not what lies under the address.
   */
  isEmailProven: boolean;
};

/** A sum in a download: `{ amount: '4050.00', currency: 'USD' }`. */
export type ExportedMoney = { readonly amount: string; readonly currency: string };

/** What JSON can hold. Times are ISO UTC, names of fields camelCase; sums are ExportedMoney. */
export type Exported =
  | string
  | number
  | boolean
  | null
  | ExportedMoney
  | readonly Exported[]
  | { readonly [field: string]: Exported | undefined };

/** The name of a record in a download; its words are in the messages `data-export`. */
export type PersonalDataName = keyof Messages['data-export']['records'];

/**
 * One kind of records we hold about people: what its owner gets of it in her download, and what becomes of it when
 * she deletes her account. Each room that keeps such records has one, in the list of services.ts.
 */
export interface PersonalDataRecord {
  readonly name: PersonalDataName;
  /** The tables it answers for; a test holds them against the schema. */
  readonly tables: readonly string[];
  /** Everything of it that is hers, for her eyes only. Never a password's hash, a token, a key or a code of a link. */
  export(sql: SqlSession, subject: DataSubject): Promise<Exported>;
  /**
   * Removes it, or what the law lets go of it, in the transaction that ends the account. What lies outside of the
   * database is left to a job of that transaction.
   */
  erase(tx: SqlSession, subject: DataSubject, now: Date): Promise<void>;
}
