import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditAction } from '@/domain/staff/audit';
import type { StaffRole } from '@/domain/staff/staff-roles';
import type { DeviceWords } from '@/domain/words/device-words';
import type { Locale } from '@/domain/words/locale';
import { moment } from './column-kinds';

/** Staff members with a personal password. */
export const staff = pgTable('staff', {
  id: text().primaryKey(),
  /** Lower case. */
  name: text().notNull().unique('staff_name'),
  passwordHash: text('password_hash').notNull(),
  /** See `domain/staff/staff-roles.ts`. Before there were roles, every staff member could do everything. */
  role: text().$type<StaffRole>().notNull().default('owner'),
  /** What the admin area is shown in; null until they chose. */
  language: text().$type<Locale>(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** The app that makes a member's one-time codes (RFC 6238). */
export const staffAuthenticators = pgTable('staff_authenticators', {
  /** Its member; each has one. */
  id: text()
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  sealedSecret: text('sealed_secret').notNull(),
  /** Null until a first code has proven that the app has the secret; before that it opens nothing. */
  confirmedAt: moment('confirmed_at'),
  /** The 30-second step, counted from 1970, of the last used code: no code is used twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** Recovery codes for a lost phone; each is deleted when it is used. */
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

/** Until when the shared password works beside personal logins; one row at most. */
export const staffRecovery = pgTable('staff_recovery', {
  id: text().primaryKey(),
  openUntil: moment('open_until').notNull(),
});

/** Valid logins to the admin area. The token is this id and a signature, so a copy of the table opens nothing. */
export const adminSessions = pgTable(
  'admin_sessions',
  {
    id: text().primaryKey(),
    /** Null for the shared password of the clinic, which belongs to nobody. */
    staffId: text('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** When the second step was passed; without it a member's login only opens that step. */
    verifiedAt: moment('verified_at'),
    /** To the minute. */
    lastUsedAt: moment('last_used_at'),
    /** The browser's description of itself, reduced to two words from our own lists. */
    browser: text().$type<DeviceWords['browser']>(),
    system: text().$type<DeviceWords['system']>(),
  },
  (table) => [
    index('admin_sessions_expires_at').on(table.expiresAt),
    index('admin_sessions_staff_id').on(table.staffId),
  ],
);

/** Which staff member did what to whose record; rows are written once and never changed. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text().primaryKey(),
    /** No foreign key, and a copy of the name: both remain after the staff member leaves. */
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    action: text().$type<AuditAction>().notNull(),
    /** The kind of record and its id; never its content. */
    subject: text().notNull(),
    recordId: text('record_id').notNull(),
    /** The record's owner, kept when the record is gone. Null for guests' records and for records without an owner. */
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
