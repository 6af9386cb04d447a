import { normaliseEmail } from '@/domain/accounts/account';
import type { CaseKind, DeviceCaseLine } from '@/domain/devices/device-case';
import { caseKinds, type deviceCaseList } from '@/domain/devices/device-case';
import { normaliseSerial } from '@/domain/devices/serial-number';
import type { ListAsked, ListPage } from '@/server/commerce/admin-commerce';
import { directionOf, readListPage } from '@/server/db/list-page';
import type { Database } from '@/server/db/database';

/** Everything about hearing aids that people ask us for; nothing of what they wrote. */
const casesSql: Readonly<Record<CaseKind, string>> = {
  claim: `select c.id, 'claim', c.kind, c.status, c.is_open, c.account_id, d.serial, c.created_at
    from device_claims c join devices d on d.id = c.device_id`,
  adjustment: `select id, 'adjustment', '', status, status = 'asked', account_id, null, created_at
    from device_adjustments`,
  registration: `select id, 'registration', '', status, status = 'waiting', account_id, serial, created_at
    from devices where account_id is not null and order_id is null`,
};

/** Names of the columns: any of the parts may be the first of the union. */
const named = 'w(id, kind, detail, status, is_open, account_id, serial, created_at)';

const columns = `w.id, w.kind, w.detail, w.status, w.is_open as "isOpen", w.serial, w.created_at as "createdAt",
  (select a.email from accounts a where a.id = w.account_id) as email,
  (select a.name from accounts a where a.id = w.account_id) as name`;

/** One page of the clinic's work on hearing aids; searches by a serial number or a customer's whole address. */
export function readDeviceCases(
  db: Database,
  { search, state, kind, sort, ...asked }: ListAsked<typeof deviceCaseList>,
): Promise<ListPage<DeviceCaseLine>> {
  const chosen = caseKinds.filter((one) => kind === '' || one === kind);
  const from = `(${chosen.map((one) => casesSql[one]).join(' union all ')}) ${named}`;
  const conditions: string[] = [];
  const params: string[] = [];
  if (state !== '') conditions.push(state === 'open' ? 'w.is_open' : 'not w.is_open');
  const serial = normaliseSerial(search);
  if (serial !== null) conditions.push(`w.serial = $${params.push(serial)}`);
  else if (search !== '') {
    const email = `$${params.push(normaliseEmail(search))}`;
    conditions.push(`w.account_id = (select id from accounts where email = ${email})`);
  }
  const direction = directionOf(sort);
  const order = `w.created_at ${direction}, w.id ${direction}`;
  return readListPage<DeviceCaseLine>(
    db,
    { columns, from, key: null, conditions, params, order },
    asked,
  );
}

/** An approved report waits for the customer's parcel, unless the aid is lost. */
const waitingSql = `select count(*) as count, min(created_at) as since from (
  select created_at from device_claims where is_open and not (status = 'approved' and kind <> 'loss')
  union all select created_at from device_adjustments where status = 'asked'
  union all select created_at from devices where status = 'waiting') w`;

export async function countWaitingCases(
  db: Database,
): Promise<{ count: number; since: string | null }> {
  const [row] = await db.query<{ count: number; since: string | null }>(waitingSql);
  return { count: Number(row?.count ?? 0), since: row?.since ?? null };
}
