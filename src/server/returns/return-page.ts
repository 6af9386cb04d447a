import { isOrderNumber } from '@/domain/orders/order';
import { normaliseEmail } from '@/domain/accounts/account';
import type { returnList } from '@/domain/staff/admin-lists';
import type { ListAsked, ListPage } from '@/server/commerce/admin-commerce';
import { directionOf, readListPage } from '@/server/db/list-page';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { orderReturns } from '@/server/db/schema/after-sale';
import type { Database } from '@/server/db/database';

/** A return as lists show it, without the customer's reason. */
export type ReturnLine = RowOf<typeof ofReturn> & {
  /** The e-mail of the account that asked; null when a hosted store keeps it. */
  email: string | null;
  name: string | null;
  /** ISO UTC. When it reached its current status. */
  since: string;
};

const ofReturn = columnsOf(orderReturns, ['id', 'orderId', 'orderNumber', 'status', 'createdAt'], {
  of: 'r',
});

const columns = `${ofReturn},
  (select a.email from accounts a where a.id = r.account_id) as email,
  (select a.name from accounts a where a.id = r.account_id) as name,
  r.steps -> -1 ->> 'at' as since`;

/** One page of all returns; searches by an order's number or a customer's whole address. */
export function readReturnPage(
  db: Database,
  { search, status, sort, ...asked }: ListAsked<typeof returnList>,
): Promise<ListPage<ReturnLine>> {
  const conditions: string[] = [];
  const params: string[] = [];
  if (status !== '') conditions.push(`r.status = $${params.push(status)}`);
  if (isOrderNumber(search)) conditions.push(`r.order_number = $${params.push(search)}`);
  else if (search !== '') {
    const email = `$${params.push(normaliseEmail(search))}`;
    conditions.push(`r.account_id = (select id from accounts where email = ${email})`);
  }
  const direction = directionOf(sort);
  const order = `r.created_at ${direction}, r.id ${direction}`;
  return readListPage<ReturnLine>(
    db,
    { columns, from: 'order_returns r', key: 'r.id', conditions, params, order },
    asked,
  );
}
