import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './commerce';
import { staff } from './staff';
import { moment } from './column-kinds';

/** Passkeys of customers: the public half. The private half never leaves the customer's device. */
export const accountPasskeys = pgTable(
  'account_passkeys',
  {
    /** Credential id, base64url. */
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter of the authenticator; 0 where it keeps none. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach the authenticator: `["internal", "hybrid"]`. */
    transports: jsonb().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Null until it is first used. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('account_passkeys_account_id').on(table.accountId)],
);

/** Passkeys of staff, a second step after the password: the public half. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    /** Credential id, base64url. */
    id: text().primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** The name its owner gave it: "Laptop at the desk". */
    name: text().notNull().default(''),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter of the authenticator; 0 where it keeps none. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach the authenticator: `["internal", "hybrid"]`. */
    transports: jsonb().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Null until it is first used. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('staff_passkeys_staff_id').on(table.staffId)],
);

/** Challenges that a browser has been asked to sign. Each is deleted by its first use. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge and what it may be signed for. */
    id: text().primaryKey(),
    /** The account that adds a passkey; null for a login. */
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expires_at').on(table.expiresAt)],
);

/** The same for staff. */
export const staffPasskeyChallenges = pgTable(
  'staff_passkey_challenges',
  {
    /** SHA-256 of the challenge and what it may be signed for. */
    id: text().primaryKey(),
    /** The member who adds or uses a passkey. */
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('staff_passkey_challenges_expires_at').on(table.expiresAt)],
);
