import type { SqlSession } from '@/server/db/database';
import type { Messages } from '@/messages/catalogue';

/** The person whose data is meant. */
export type DataSubject = {
  accountId: string;
  /** Normalised. */
  email: string;
  /**
   * False until a mailed link has proven the address: then the person may see and delete only what belongs to the
   * account, not other records under the address.
   */
  isEmailProven: boolean;
};

/** An amount in a data export: `{ amount: '4050.00', currency: 'USD' }`. */
export type ExportedMoney = { readonly amount: string; readonly currency: string };

/** JSON values. Times are ISO UTC, field names camelCase; amounts are ExportedMoney. */
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
 * One kind of personal-data record: what its owner gets in the data export, and what is deleted with the account. Each
 * module that stores such records has one, in the list of services.ts.
 */
export interface PersonalDataRecord {
  readonly name: PersonalDataName;
  /** The tables it covers; a test compares them with the schema. */
  readonly tables: readonly string[];
  /** All of the person's data, for them alone. Never a password's hash, a token, a key or a link's code. */
  export(sql: SqlSession, subject: DataSubject): Promise<Exported>;
  /**
   * Deletes the data, except what the law requires us to keep, in the transaction that ends the account. A job of that
   * transaction handles data outside the database.
   */
  erase(tx: SqlSession, subject: DataSubject, now: Date): Promise<void>;
}
