import { addressName } from '@/domain/accounts/address';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { accounts } from '@/server/db/schema/commerce';
import type { Database } from '@/server/db/database';
import type { Customers } from '@/server/commerce/port';

const columns = columnsOf(accounts, [
  'id',
  'email',
  'name',
  'firstName',
  'lastName',
  'phone',
  'language',
]);

const customerSql = `select ${columns},
    coalesce(metadata @> '{"do_not_phone": true}', false) as "doNotPhone"
  from accounts where id = $1`;

const notToBeCalledSql = `select email from accounts
  where email = any($1::text[]) and metadata @> '{"do_not_phone": true}'`;

/** Customers as staff see them. */
export function createCustomers(db: Database): Customers {
  return {
    async find(accountId) {
      type Row = RowOf<typeof columns> & { doNotPhone: boolean };
      const [row] = await db.query<Row>(customerSql, [accountId]);
      if (!row) return null;
      const { id, email, phone, doNotPhone, language } = row;
      return { id, email, name: addressName(row), phone, doNotPhone, language };
    },
    async notToBeCalled(emails) {
      const rows = await db.query<{ email: string }>(notToBeCalledSql, [emails]);
      return new Set(rows.map(({ email }) => email));
    },
  };
}
