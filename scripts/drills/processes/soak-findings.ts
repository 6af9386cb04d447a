import type { ParsedMail } from 'mailparser';
import type { Database } from '@/server/db/database';

export type Purchase = { email: string; orderId: string };

type Books = {
  orders: number;
  emails: number;
  carts: number;
  paid: number;
  payments: number;
  unpaid: number;
  failedJobs: number;
  level: number;
  sold: number;
};

const booksSql = `select
  (select count(*) from orders) as orders,
  (select count(distinct data #>> '{account,email}') from orders) as emails,
  (select count(distinct cart_id) from orders) as carts,
  (select count(*) from orders where is_paid) as paid,
  (select count(*) from payments) as payments,
  (select count(*) from orders o where (select coalesce(sum(amount), 0) from payments p where p.order_id = o.id)
     <> o.grand_total) as unpaid,
  (select count(*) from pgboss.job where state = 'failed') as "failedJobs",
  (select level from catalogue_stock where item_id = $1) as level,
  (select count(*) from orders where position($1 in data::text) > 0) as sold`;

/** Checks the shop after all purchases. Returns one sentence for each fault, none if all is well. */
export async function findFaults(
  db: Database,
  {
    purchases,
    mails,
    item,
    stock,
  }: {
    purchases: readonly Purchase[];
    mails: readonly ParsedMail[];
    item: string;
    stock: number;
  },
): Promise<string[]> {
  const [books] = await db.query<Books>(booksSql, [item]);
  if (!books) return ['The books cannot be read'];
  const known = await db.query<{ id: string }>('select id from orders');
  const ids = new Set(known.map(({ id }) => id));
  const lost = purchases.filter(({ orderId }) => !ids.has(orderId));
  const { orders, emails, carts, paid, payments, unpaid, failedJobs, level, sold } = books;
  const wanted = purchases.length;
  const count = [
    ['orders', orders],
    ['buyers', emails],
    ['carts with an order', carts],
    ['paid orders', paid],
    ['payments', payments],
  ] as const;
  return [
    ...count
      .filter(([, found]) => found !== wanted)
      .map(([what, found]) => `${found} ${what}, not ${wanted}`),
    ...(lost.length > 0 ? [`${lost.length} orders that were confirmed are gone`] : []),
    ...(unpaid > 0 ? [`${unpaid} orders whose payments are not their total`] : []),
    ...(failedJobs > 0 ? [`${failedJobs} jobs were given up`] : []),
    ...(level < 0 || level + sold !== stock
      ? [`${stock} pieces: ${sold} sold, ${level} left`]
      : []),
    ...mailFaults(purchases, mails),
  ];
}

/** A mail that is sent again has the same message id, so that mail programs show it once. */
function mailFaults(purchases: readonly Purchase[], mails: readonly ParsedMail[]): string[] {
  const idsOf = mailsByReader(mails);
  return purchases.flatMap(({ email }) => {
    const count = idsOf.get(email)?.size ?? 0;
    return count === 1 ? [] : [`${count} mails for ${email}`];
  });
}

/** Which messages reached whom. */
export function mailsByReader(mails: readonly ParsedMail[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { to, messageId } of mails) {
    const [reader] = to ? (Array.isArray(to) ? to : [to]) : [];
    const email = reader?.value[0]?.address ?? '';
    found.set(email, (found.get(email) ?? new Set()).add(messageId ?? ''));
  }
  return found;
}
