import { createHash } from 'node:crypto';
import type { Database } from '@/server/db/database';
import { createResultReader, resultColumns } from '@/server/hearing-tests/result-rows';
import type { Sealer } from '@/server/base/sealing';
import type { Storage } from '@/server/storage/port';
import { createUploads } from '@/server/uploads/uploads';
import type { Acknowledged, Ledger } from './ledger';

type Shop = { db: Database; storage: Storage; sealer: Sealer };
type Stock = { item: string; level: number };

type Books = {
  orders: number;
  payments: number;
  unpaid: number;
  strayPayments: number;
  carts: number;
  failedJobs: number;
  level: number;
  sold: number;
};

const booksSql = `select
  (select count(*) from orders) as orders,
  (select count(*) from payments) as payments,
  (select count(*) from orders o where not is_paid or
     (select coalesce(sum(amount), 0) from payments p where p.order_id = o.id) <> o.grand_total) as unpaid,
  (select count(*) from payments p where not exists (select 1 from orders o where o.id = p.order_id)) as "strayPayments",
  (select count(*) from carts where status = 'converted') as carts,
  (select count(*) from pgboss.job where state = 'failed') as "failedJobs",
  (select level from catalogue_stock where item_id = $1) as level,
  (select count(*) from orders where position($1 in data::text) > 0) as sold`;

/**
 * Compares the shop with the ledger of what it has acknowledged. Returns one sentence for each fault, none if all is
 * well.
 */
export async function findFaults(shop: Shop, ledger: Ledger, stock: Stock): Promise<string[]> {
  const [orders, uploads, results] = await Promise.all([
    orderFaults(shop, ledger),
    uploadFaults(shop, ledger),
    resultFaults(shop, ledger),
  ]);
  return [...orders, ...(await bookFaults(shop.db, stock)), ...uploads, ...results];
}

async function orderFaults({ db }: Shop, ledger: Ledger): Promise<string[]> {
  const rows = await db.query<{ id: string; name: string }>(
    `select id, data #>> '{account,email}' as name from orders`,
  );
  return compared('order', rows, ledger);
}

async function resultFaults({ db, sealer }: Shop, ledger: Ledger): Promise<string[]> {
  const read = createResultReader(sealer);
  const rows = await read(db, `select ${resultColumns} from hearing_results`, []);
  const torn = rows.filter(({ name, sessionId, result }) => name !== sessionId || !result.ears.R);
  return [
    ...torn.map(({ id }) => `result ${id} holds something else than was sent`),
    ...compared(
      'result',
      rows.map(({ id, sessionId }) => ({ id, name: sessionId })),
      ledger,
    ),
  ];
}

/**
 * A file whose answer was lost is sent again and is then there twice; that is no fault, because its sender sees both.
 */
async function uploadFaults(shop: Shop, ledger: Ledger): Promise<string[]> {
  const uploads = createUploads({ ...shop, now: () => new Date() });
  const faults: string[] = [];
  for (const { id, name } of ledger.acknowledged('upload')) {
    const bytes = (await uploads.find(id)) && (await uploads.open(id));
    if (!bytes) faults.push(`upload ${id} is lost`);
    else if (createHash('sha256').update(bytes).digest('hex') !== name)
      faults.push(`upload ${id} holds something else than was sent`);
  }
  return faults;
}

function compared(
  kind: 'order' | 'result',
  found: readonly Acknowledged[],
  ledger: Ledger,
): string[] {
  const idOf = new Map(found.map(({ id, name }) => [name, id]));
  const begun = ledger.begun(kind);
  return [
    ...ledger
      .acknowledged(kind)
      .filter(({ name, id }) => idOf.get(name) !== id)
      .map(({ name, id }) => `${kind} ${id} of ${name} is lost`),
    ...found
      .filter(({ name, id }) => idOf.get(name) !== id)
      .map(({ name, id }) => `${kind} ${id} of ${name} is there twice`),
    ...found
      .filter(({ name }) => !begun.has(name))
      .map(({ name, id }) => `${kind} ${id} of ${name} was never asked for`),
  ];
}

async function bookFaults(db: Database, { item, level: stocked }: Stock): Promise<string[]> {
  const [books] = await db.query<Books>(booksSql, [item]);
  if (!books) return ['The books cannot be read'];
  const { orders, payments, unpaid, strayPayments, carts, failedJobs, level, sold } = books;
  return [
    ...(payments === orders ? [] : [`${payments} payments for ${orders} orders`]),
    ...(carts === orders ? [] : [`${carts} carts became ${orders} orders`]),
    ...(unpaid === 0 ? [] : [`${unpaid} orders whose payments are not their total`]),
    ...(strayPayments === 0 ? [] : [`${strayPayments} payments without an order`]),
    ...(failedJobs === 0 ? [] : [`${failedJobs} jobs were given up`]),
    ...(level + sold === stocked ? [] : [`${stocked} pieces: ${sold} sold, ${level} left`]),
  ];
}
