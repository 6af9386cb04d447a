import { randomUUID } from 'node:crypto';
import type { AuditAction, auditList } from '@/domain/audit';
import type { Database } from '@/server/db/database';
import { createConditions } from '@/server/people-search';
import type { StaffMember } from '@/server/staff/staff';

/** What was done: one word and one kind of record for each place that writes here. */
type AuditEntry = {
  staff: StaffMember;
  action: AuditAction;
  /** The kind of record, such as `order`, and which one; never what stands in it. */
  subject: string;
  recordId: string;
};

/** An entry as it is read again. */
type AuditRow = Omit<AuditEntry, 'staff'> & {
  id: string;
  staffName: string;
  /** ISO UTC. */
  at: string;
};

type AuditQuestion = {
  /** From 1. */
  page: number;
  pageSize: number;
  sort: string;
  /** A whole name of our staff, a kind of record, or a record's id; empty for all. */
  search: string;
} & Readonly<Record<keyof typeof auditList.filters, string>>;

/** Who of our staff did what to whose record. */
export interface AuditLog {
  /** Written before the answer leaves: what could not be noted is not shown. */
  record(entry: AuditEntry): Promise<void>;
  page(asked: AuditQuestion): Promise<{ count: number; results: readonly AuditRow[] }>;
}

export function createAuditLog({ db, now }: { db: Database; now: () => Date }): AuditLog {
  return {
    async record({ staff, action, subject, recordId }) {
      await db.query(
        `insert into audit_log (id, staff_id, staff_name, action, subject, record_id, at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [randomUUID(), staff.id, staff.name, action, subject, recordId, now()],
      );
      await db.flush();
    },
    page: (asked) => readPage(db, asked),
  };
}

async function readPage(
  db: Database,
  { page, pageSize, sort, search, action }: AuditQuestion,
): Promise<{ count: number; results: AuditRow[] }> {
  const conditions = createConditions();
  const { add, place } = conditions;
  if (action !== '') add(`action = ${place(action)}`);
  if (search !== '') {
    const word = place(search.toLowerCase());
    add(`(staff_name = ${word} or subject = ${word} or record_id = ${place(search)})`);
  }
  const where = conditions.where();
  const [found] = await db.query<{ count: number }>(
    `select count(*) as count from audit_log ${where}`,
    [...conditions.params],
  );
  const direction = sort === 'at' ? 'asc' : 'desc';
  const limit = place(pageSize);
  const offset = place((page - 1) * pageSize);
  const results = await db.query<AuditRow>(
    `select id, staff_name as "staffName", action, subject, record_id as "recordId", at
     from audit_log ${where} order by at ${direction}, id ${direction} limit ${limit} offset ${offset}`,
    conditions.params,
  );
  return { count: found?.count ?? 0, results };
}
