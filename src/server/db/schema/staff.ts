import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditAction } from '@/domain/staff/audit';
import type { StaffRole } from '@/domain/staff/staff-roles';
import type { DeviceWords } from '@/domain/words/device-words';
import { moment } from './column-kinds';

/** People who work here and have a password of their own. */
export const staff = pgTable('staff', {
  id: text().primaryKey(),
  /** Lower case. */
  name: text().notNull().unique('staff_name'),
  passwordHash: text('password_hash').notNull(),
  /** See `domain/staff/staff-roles.ts`. Who worked here before there were roles could do everything. */
  role: text().$type<StaffRole>().notNull().default('owner'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** The app that makes a member's one-time codes (RFC 6238). */
export const staffAuthenticators = pgTable('staff_authenticators', {
  /** The member it belongs to: each has one. */
  id: text()
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  sealedSecret: text('sealed_secret').notNull(),
  /** Null until a first code has shown that the app has the secret; before, it opens nothing. */
  confirmedAt: moment('confirmed_at'),
  /** The 30 seconds, counted from 1970, of the last code that was used: no code is used twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Codes on paper for when the phone is gone; each is deleted with its use. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    id: text().primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** A keyed hash (`server/codes`). */
    code: text().notNull(),
    sealedCode: text('sealed_code').notNull(),
  },
  (table) => [index('staff_recovery_codes_staff_id').on(table.staffId)],
);

/** Until when the shared password works beside people with a login of their own; one row at most. */
export const staffRecovery = pgTable('staff_recovery', {
  id: text().primaryKey(),
  openUntil: moment('open_until').notNull(),
});

/** Logins to the admin area that are still good. The token is this id and a signature, so a copy of the table opens nothing. */
export const adminSessions = pgTable(
  'admin_sessions',
  {
    id: text().primaryKey(),
    /** Null for the shared password of the clinic, which is nobody's own. */
    staffId: text('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** When the second step was passed; without it a member's login opens nothing but that step. */
    verifiedAt: moment('verified_at'),
    /** To the minute. */
    lastUsedAt: moment('last_used_at'),
    /** What the browser said of itself, in two words of our own lists. */
    browser: text().$type<DeviceWords['browser']>(),
    system: text().$type<DeviceWords['system']>(),
  },
  (table) => [
    index('admin_sessions_expires_at').on(table.expiresAt),
    index('admin_sessions_staff_id').on(table.staffId),
  ],
);

/** Which of our staff did what to whose record; rows are written once and never changed. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text().primaryKey(),
    /** No reference, and the name beside it: both outlive the person's time with us. */
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    action: text().$type<AuditAction>().notNull(),
    /** The kind of record and its id; never what stands in it. */
    subject: text().notNull(),
    recordId: text('record_id').notNull(),
    /** Whose record it was: it outlives the record. Null for guests' records and for those of nobody. */
    accountId: text('account_id'),
    at: moment('at').notNull(),
  },
  (table) => [
    index('audit_log_record').on(table.subject, table.recordId, table.at),
    index('audit_log_account').on(table.accountId, table.at),
    index('audit_log_staff').on(table.staffId, table.at),
    index('audit_log_at').on(table.at, table.id),
    index('audit_log_record_id').on(table.recordId, table.at, table.id),
    index('audit_log_staff_name').on(table.staffName, table.at, table.id),
    index('audit_log_action').on(table.action, table.at, table.id),
    index('audit_log_subject').on(table.subject, table.at, table.id),
  ],
);
