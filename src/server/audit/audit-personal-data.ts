import { columnsOf, type RowOf } from '@/server/db/columns';
import { auditLog } from '@/server/db/schema/staff';
import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import { ownEntriesSql } from './record-owners';

const columns = columnsOf(auditLog, ['action', 'subject', 'at']);

/** Audit entries are found by the account alone, not by a visit. */
const nobodysVisit = '';

/** When staff looked at a person's records. Kept when the person leaves: staff must answer for it. */
export const auditPersonalData: PersonalDataRecord = {
  name: 'audit',
  tables: ['audit_log'],
  export: (sql, { accountId }) =>
    sql.query<RowOf<typeof columns>>(
      `select ${columns} from (${ownEntriesSql}) own order by at, id`,
      [accountId, nobodysVisit],
    ),
  erase: async () => undefined,
};
