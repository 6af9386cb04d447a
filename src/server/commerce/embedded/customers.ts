import { addressName } from '@/domain/address';
import type { Database } from '@/server/db/database';
import type { Customers } from '../port';

const customerSql = `select id, email, name, first_name as "firstName", last_name as "lastName", phone,
    coalesce(metadata @> '{"do_not_phone": true}', false) as "doNotPhone"
  from accounts where id = $1`;

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
  };
}
