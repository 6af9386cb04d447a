import { randomUUID } from 'node:crypto';
import { countCeiling } from '@/domain/staff/admin-list';
import type { auditList, RecordNote } from '@/domain/staff/audit';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { auditLog } from '@/server/db/schema/staff';
import type { Database } from '@/server/db/database';
import { directionOf, readPageBy } from '@/server/db/list-page';
import { createConditions, type Conditions } from '@/server/db/people-search';
import type { StaffMember } from '@/server/staff/staff';
import { ownerSqlOf } from './record-owners';

const columns = columnsOf(auditLog, ['id', 'staffName', 'action', 'subject', 'recordId', 'at']);

/** An entry as it is read again. */
type AuditRow = RowOf<typeof columns>;

type AuditQuestion = {
  /** From 1. */
  page: number;
  pageSize: number;
  sort: string;
  /** A staff member's full name, a kind of record, or a record's id; empty for all. */
  search: string;
} & Readonly<Record<keyof typeof auditList.filters, string>>;

/** Records which staff member did what to whose record. */
export interface AuditLog {
  /** Written before the answer is sent: a record that could not be noted is not shown. */
  record(staff: StaffMember, notes: readonly RecordNote[]): Promise<void>;
  page(asked: AuditQuestion): Promise<{ count: number; results: readonly AuditRow[] }>;
}

export function createAuditLog({ db, now }: { db: Database; now: () => Date }): AuditLog {
  return {
    async record(staff, notes) {
      const owners = await ownersOf(db, notes);
      const rows = notes.map(({ action, subject, recordId }) => ({
        ...{ id: randomUUID(), action, subject, record_id: recordId },
        account_id: owners.get(`${subject} ${recordId}`) ?? null,
      }));
      await db.query(
        `insert into audit_log (id, staff_id, staff_name, action, subject, record_id, account_id, at)
         select id, $2, $3, action, subject, record_id, account_id, $4
         from jsonb_to_recordset($1::jsonb)
           as noted (id text, action text, subject text, record_id text, account_id text)`,
        [JSON.stringify(rows), staff.id, staff.name, now()],
      );
      await db.flush();
    },
    page: (asked) => readPage(db, asked),
  };
}

/** The account of each record that has one, by kind and id. */
async function ownersOf(
  db: Database,
  notes: readonly RecordNote[],
): Promise<ReadonlyMap<string, string>> {
  const owners = new Map<string, string>();
  for (const subject of new Set(notes.map((note) => note.subject))) {
    const sql = ownerSqlOf(subject);
    if (sql === null) continue;
    const ids = notes.flatMap((note) => (note.subject === subject ? note.recordId : []));
    const found = await db.query<{ id: string; owner: string | null }>(sql, [ids]);
    for (const { id, owner } of found) {
      if (owner !== null) owners.set(`${subject} ${id}`, owner);
    }
  }
  return owners;
}

/**
 * Rows of a staff member, of a kind, or of one record. Each of the three uses its own index in the list's order and
 * reads no more than a list counts; a single condition for all of them would not.
 */
function foundBy({ place, conditions }: Conditions, search: string, order: string): string {
  const [word, id] = [place(search.toLowerCase()), place(search)];
  const hits = [
    `staff_name = ${word}`,
    `subject = ${word} and staff_name <> ${word}`,
    `record_id = ${id} and subject <> ${word} and staff_name <> ${word}`,
  ];
  const arms = hits.map((hit) => {
    const where = [hit, ...conditions].join(' and ');
    return `(select id, at from audit_log where ${where} order by ${order} limit ${countCeiling})`;
  });
  return `(${arms.join(' union all ')}) found`;
}

function readPage(
  db: Database,
  { sort, search, action, ...asked }: AuditQuestion,
): Promise<{ count: number; results: AuditRow[] }> {
  const narrowed = createConditions();
  const { add, place, params } = narrowed;
  if (action !== '') add(`action = ${place(action)}`);
  const direction = directionOf(sort);
  const order = `at ${direction}, id ${direction}`;
  const rows =
    search === ''
      ? { from: 'audit_log', ...narrowed }
      : { from: foundBy(narrowed, search, order), conditions: [], params };
  return readPageBy(db, { ...rows, key: 'id', order }, asked, (clause, values) =>
    db.query<AuditRow>(`select ${columns} from audit_log ${clause}`, values),
  );
}
