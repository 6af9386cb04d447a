import type { AccountSummary } from '@/domain/accounts/account';
import { dueAt, type Invoice, type Subscription } from '@/domain/subscriptions/subscription';
import { columnsOf, type RowOf } from '@/server/db/columns';
import type { accounts } from '@/server/db/schema/commerce';
import { invoices, subscriptions } from '@/server/db/schema/subscriptions';
import type { SqlSession } from '@/server/db/database';

const columns = columnsOf(subscriptions, ['number', 'status', 'isAttached', 'state', 'accountId'], {
  of: 's',
});

/** The account's current address, name and language: mail goes where its owner reads it now, and as they read it. */
type SubscriptionColumns = RowOf<typeof columns> & {
  email: string | null;
  name: string | null;
} & Pick<typeof accounts.$inferSelect, 'language'>;

const fromSubscriptions = `select ${columns}, a.email, a.name, a.language
  from subscriptions s left join accounts a on a.id = s.account_id`;

const byId = `${fromSubscriptions} where s.id = $1`;
const byIdLocked = `${byId} for update of s`;
const ofAccount = `${fromSubscriptions} where s.account_id = $1 and s.is_attached
  order by s.created_at desc, s.id`;
const ofAccountById = `${byId} and s.account_id = $2 and s.is_attached`;
const ofAccountLocked = `${ofAccountById} for update of s`;

function toSubscription(row: SubscriptionColumns): Subscription {
  const { account } = row.state;
  const current: AccountSummary = {
    ...account,
    id: row.accountId,
    email: row.email ?? account.email,
    name: row.name ?? account.name,
  };
  return {
    ...row.state,
    displayLocale: row.language ?? row.state.displayLocale,
    number: String(row.number),
    status: row.status,
    isAttached: row.isAttached,
    account: current,
  };
}

async function one(
  sql: SqlSession,
  statement: string,
  params: readonly string[],
): Promise<Subscription | null> {
  const [row] = await sql.query<SubscriptionColumns>(statement, params);
  return row ? toSubscription(row) : null;
}

/** By id, without an owner check. */
export const readSubscription = (sql: SqlSession, id: string) => one(sql, byId, [id]);

/** The same with its row locked. */
export const lockSubscription = (tx: SqlSession, id: string) => one(tx, byIdLocked, [id]);

type Owned = { id: string; accountId: string };

/** Of this account only; null for any other. */
export const readOwnSubscription = (sql: SqlSession, { id, accountId }: Owned) =>
  one(sql, ofAccountById, [id, accountId]);

/** The same with its row locked. */
export const lockOwnSubscription = (tx: SqlSession, { id, accountId }: Owned) =>
  one(tx, ofAccountLocked, [id, accountId]);

/** All of an account, newest first. */
export async function listSubscriptions(
  sql: SqlSession,
  accountId: string,
): Promise<Subscription[]> {
  const rows = await sql.query<SubscriptionColumns>(ofAccount, [accountId]);
  return rows.map(toSubscription);
}

const written = columnsOf(subscriptions, ['number', 'isAttached']);

const insertSql = `insert into subscriptions
    (id, number, account_id, is_attached, status, due_at, state, created_at, updated_at)
  values ($1, nextval('subscription_numbers'), $2,
    $3 or exists (select 1 from accounts where id = $2 and email = $8 and email_proven_at is not null), $4, $5, $6, $7, $7)
  returning ${written}`;

/** Writes a new subscription and numbers it. A guest's belongs to an account that has proven the same address. */
export async function insertSubscription(
  tx: SqlSession,
  subscription: Omit<Subscription, 'number'>,
): Promise<Subscription> {
  const { id, account, isAttached, status, createdAt } = subscription;
  const draft = { ...subscription, number: '' };
  const [row] = await tx.query<RowOf<typeof written>>(insertSql, [
    id,
    account.id,
    isAttached,
    status,
    dueAt(draft),
    draft,
    createdAt,
    account.email,
  ]);
  if (!row) throw new Error('A subscription was written without a number.');
  return { ...draft, number: String(row.number), isAttached: row.isAttached };
}

/** Saves a subscription whose row is locked. */
export async function saveSubscription(tx: SqlSession, subscription: Subscription): Promise<void> {
  await tx.query(
    'update subscriptions set status = $2, due_at = $3, state = $4, updated_at = $5 where id = $1',
    [
      subscription.id,
      subscription.status,
      dueAt(subscription),
      subscription,
      subscription.updatedAt,
    ],
  );
}

const dueColumns = columnsOf(subscriptions, ['id', 'dueAt']);

type Due = RowOf<typeof dueColumns> & { dueAt: string };

/** Subscriptions that are due now, the longest waiting first. */
export async function listDue(sql: SqlSession, now: Date, limit: number): Promise<Due[]> {
  return sql.query<Due>(
    `select ${dueColumns} from subscriptions where due_at <= $1 order by due_at, id limit $2`,
    [now, limit],
  );
}

const invoiceColumns = columnsOf(invoices, ['number', 'status', 'data'], { of: 'i' });

type InvoiceColumns = RowOf<typeof invoiceColumns>;

const ownInvoices = `select ${invoiceColumns} from invoices i join subscriptions s on s.id = i.subscription_id
  where s.account_id = $1 and s.is_attached`;
const invoicesOfAccount = `${ownInvoices} order by i.created_at desc, i.id`;
const invoiceOfAccount = `${ownInvoices} and i.id = $2`;

function toInvoice(row: InvoiceColumns): Invoice {
  return { ...row.data, number: String(row.number), status: row.status };
}

/** All invoices of an account, newest first. */
export async function listInvoices(sql: SqlSession, accountId: string): Promise<Invoice[]> {
  const rows = await sql.query<InvoiceColumns>(invoicesOfAccount, [accountId]);
  return rows.map(toInvoice);
}

/** All invoices of a subscription, newest first, without an owner check. */
export async function listInvoicesOf(sql: SqlSession, subscriptionId: string): Promise<Invoice[]> {
  const rows = await sql.query<InvoiceColumns>(
    `select ${invoiceColumns} from invoices i where i.subscription_id = $1 order by i.period_start desc`,
    [subscriptionId],
  );
  return rows.map(toInvoice);
}

/** Of this account only; null for any other. */
export async function readOwnInvoice(
  sql: SqlSession,
  { id, accountId }: Owned,
): Promise<Invoice | null> {
  const [row] = await sql.query<InvoiceColumns>(invoiceOfAccount, [accountId, id]);
  return row ? toInvoice(row) : null;
}

/** By id, without an owner check. */
export async function readInvoice(sql: SqlSession, id: string): Promise<Invoice | null> {
  const [row] = await sql.query<InvoiceColumns>(
    `select ${invoiceColumns} from invoices i where i.id = $1`,
    [id],
  );
  return row ? toInvoice(row) : null;
}

/** The unpaid invoice; a subscription has one at most. */
export async function readOpenInvoice(
  tx: SqlSession,
  subscriptionId: string,
): Promise<Invoice | null> {
  const [row] = await tx.query<InvoiceColumns>(
    `select ${invoiceColumns} from invoices i where i.subscription_id = $1 and i.status = 'unpaid'`,
    [subscriptionId],
  );
  return row ? toInvoice(row) : null;
}

const writeInvoiceSql = `insert into invoices
    (id, number, subscription_id, period_start, status, data, created_at, updated_at)
  values ($1, nextval('invoice_numbers'), $2, $3, $4, $5, $6, $7)
  on conflict (id) do update set period_start = excluded.period_start, status = excluded.status,
    data = excluded.data, updated_at = excluded.updated_at
  returning number`;

/** Writes an invoice, or the newest state of an open one. */
export async function writeInvoice(
  tx: SqlSession,
  invoice: Omit<Invoice, 'number'>,
  now: Date,
): Promise<Invoice> {
  const [row] = await tx.query<{ number: number }>(writeInvoiceSql, [
    invoice.id,
    invoice.subscriptionId,
    invoice.period.start,
    invoice.status,
    { ...invoice },
    invoice.createdAt,
    now,
  ]);
  if (!row) throw new Error('An invoice was written without a number.');
  return { ...invoice, number: String(row.number) };
}

/** Voids open invoices: nothing is owed for what will not be delivered. */
export async function voidOpenInvoices(tx: SqlSession, subscriptionId: string): Promise<void> {
  await tx.query(
    `update invoices set status = 'void', updated_at = now() where subscription_id = $1 and status = 'unpaid'`,
    [subscriptionId],
  );
}
