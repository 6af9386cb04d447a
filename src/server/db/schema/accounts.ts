import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './commerce';
import type { KeyPurpose } from '@/domain/accounts/account';
import type { Address } from '@/domain/accounts/address';
import type { Locale } from '@/domain/words/locale';
import { moment } from './column-kinds';

const ofAccount = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** The address book of a customer. */
export const accountAddresses = pgTable(
  'account_addresses',
  {
    id: text().primaryKey(),
    accountId: ofAccount(),
    data: jsonb().$type<Address & { isActive: boolean }>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('account_addresses_account_id').on(table.accountId)],
);

/** A customer's saved cards: the fields that may be shown. The gateway's vault finds the rest by the token. */
export const accountCards = pgTable(
  'account_cards',
  {
    id: text().primaryKey(),
    accountId: ofAccount(),
    token: text().notNull().unique('account_cards_token'),
    brand: text().notNull(),
    last4: text().notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    /** Billing address; null when none was given. */
    billing: jsonb().$type<Address>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('account_cards_account_id').on(table.accountId)],
);

/**
 * Links by mail that open an account or set its password. An address may have several per purpose: a newer request
 * leaves the older ones alone, using one ends the others. Unknown addresses get rows too: a request looks the same for
 * everybody.
 */
export const accountKeys = pgTable(
  'account_keys',
  {
    /** The request's id, which the job that mails the link uses. It opens nothing. */
    id: text().primaryKey(),
    /** Normalised. */
    email: text().notNull(),
    /** `password`, `login`, `delete`, `email` (proves a new address) or `restore` (brings the old one back). */
    purpose: text().$type<KeyPurpose>().notNull(),
    /** The account whose address changes, for `email` and `restore`; other purposes find it by the address. */
    accountId: text('account_id'),
    /** SHA-256 of a random value that only the asking browser keeps; null when none was sent. */
    browserHash: text('browser_hash'),
    /** SHA-256 of the key in the mail; null until the mail is written. */
    keyHash: text('key_hash').unique('account_keys_key_hash'),
    /** Path on our origin with the key's placeholder; null leads to the default page. */
    linkPath: text('link_path'),
    locale: text().$type<Locale>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('account_keys_email_purpose').on(table.email, table.purpose, table.createdAt),
    index('account_keys_expires_at').on(table.expiresAt),
    index('account_keys_account_id').on(table.accountId),
  ],
);

/**
 * Counters of failures and costly calls, as rate-limiter-flexible stores them. Keys are hashed: no address is stored
 * here.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
