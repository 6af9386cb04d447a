import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** People who work here and have a password of their own. */
export const staff = pgTable('staff', {
  id: text().primaryKey(),
  /** Lower case. */
  name: text().notNull().unique('staff_name'),
  passwordHash: text('password_hash').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
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
    action: text().notNull(),
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
