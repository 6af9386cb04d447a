import { columnsOf, type RowOf } from '@/server/db/columns';
import { sessions } from '@/server/db/schema/commerce';
import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';

const columns = columnsOf(sessions, ['lastUsedAt'], { as: { startedAt: 'createdAt' } });

const liveVisits = `from sessions where account_id = $1 and retired_at is null`;

/** The number of devices the customer is logged in on. All are logged out when the account ends. */
export const visitPersonalData: PersonalDataRecord = {
  name: 'visits',
  tables: ['sessions'],

  async export(sql, { accountId }) {
    return sql.query<RowOf<typeof columns>>(
      `select ${columns} ${liveVisits} order by created_at, id`,
      [accountId],
    );
  },

  async erase(tx, { accountId }, now) {
    await tx.query(
      `update sessions set retired_at = coalesce(retired_at, $2), account_id = null, cart_id = null,
         last_order_id = null where account_id = $1`,
      [accountId, now],
    );
  },
};
