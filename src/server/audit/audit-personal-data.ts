import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import { ownEntriesSql } from './record-owners';

/** A subject is found by their account alone. */
const nobodysVisit = '';

/** When our staff looked at a person's records. Kept when they leave: it is what staff answers for. */
export const auditPersonalData: PersonalDataRecord = {
  name: 'audit',
  tables: ['audit_log'],
  export: (sql, { accountId }) =>
    sql.query<{ action: string; subject: string; at: string }>(
      `select action, subject, at from (${ownEntriesSql}) own order by at, id`,
      [accountId, nobodysVisit],
    ),
  erase: async () => undefined,
};
