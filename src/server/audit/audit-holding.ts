import type { Holding } from '@/server/privacy/holding';

const ownEntriesSql = `select action, subject, at from audit_log a
  where (subject = 'account' and record_id = $1)
    or (subject = 'order' and exists (
      select 1 from orders o where o.id = a.record_id and o.account_id = $1 and o.is_attached))
  order by at, id`;

/** When our staff looked at her records. Kept when she leaves: it is what staff answers for. */
export const auditHolding: Holding = {
  name: 'audit',
  tables: ['audit_log'],
  export: (sql, { accountId }) =>
    sql.query<{ action: string; subject: string; at: string }>(ownEntriesSql, [accountId]),
  erase: async () => undefined,
};
