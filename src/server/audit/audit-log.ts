import { randomUUID } from 'node:crypto';
import type { Database } from '@/server/db/database';
import type { StaffMember } from '@/server/staff/staff';

/** What was done: one word and one kind of record for each place that writes here. */
type AuditEntry = {
  staff: StaffMember;
  action: 'view' | 'list' | 'change' | 'delete';
  /** The kind of record, such as `order`, and which one; never what stands in it. */
  subject: string;
  recordId: string;
};

/** Who of our staff did what to whose record. */
export interface AuditLog {
  /** Written before the answer leaves: what could not be noted is not shown. */
  record(entry: AuditEntry): Promise<void>;
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
  };
}
