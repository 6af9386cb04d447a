import { addressName } from '@/domain/accounts/address';
import type { Database } from '@/server/db/database';
import type { Customers } from '@/server/commerce/port';

const customerSql = `select id, email, name, first_name as "firstName", last_name as "lastName", phone,
    coalesce(metadata @> '{"do_not_phone": true}', false) as "doNotPhone"
  from accounts where id = $1`;

const notToBeCalledSql = `select email from accounts
  where email = any($1::text[]) and metadata @> '{"do_not_phone": true}'`;

/** Customers as our staff sees them. */
export function createCustomers(db: Database): Customers {
  return {
    async find(accountId) {
      type Row = Parameters<typeof addressName>[0] & {
        id: string;
        email: string;
        phone: string | null;
        doNotPhone: boolean;
      };
      const [row] = await db.query<Row>(customerSql, [accountId]);
      if (!row) return null;
      const { id, email, phone, doNotPhone } = row;
      return { id, email, name: addressName(row), phone, doNotPhone };
    },
    async notToBeCalled(emails) {
      const rows = await db.query<{ email: string }>(notToBeCalledSql, [emails]);
      return new Set(rows.map(({ email }) => email));
    },
  };
}
