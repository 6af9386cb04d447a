import type {
  Account,
  AccountBilling,
  AccountShipping,
  AccountSummary,
} from '@/domain/accounts/account';
import type { CartOwner } from '@/domain/accounts/account-cart';
import { addressName, emptyAddress } from '@/domain/accounts/address';
import { cents, defaultCurrency } from '@/domain/money';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { accountCards } from '@/server/db/schema/accounts';
import { accounts } from '@/server/db/schema/commerce';
import type { SqlSession } from '@/server/db/database';
import { newId } from '../ids';

const summary = ['email', 'name', 'firstName', 'lastName'] as const;

/** In the order of the statements below. */
const stored = [
  ...summary,
  ...['phone', 'emailOptin', 'metadata', 'shipping', 'billing', 'passwordHash'],
] as const;

/** The stored fields of a customer. */
export type StoredAccount = Pick<typeof accounts.$inferSelect, (typeof stored)[number]>;

const storedColumns = columnsOf(accounts, ['id', ...stored, 'createdAt', 'updatedAt']);

type AccountRow = RowOf<typeof storedColumns>;

const findSql = `select ${storedColumns} from accounts where id = $1`;
const lockSql = `${findSql} for update`;

/** A customer's row, locked until the transaction ends; null when the account is gone. */
export async function lockAccount(tx: SqlSession, id: string): Promise<AccountRow | null> {
  const [row] = await tx.query<AccountRow>(lockSql, [id]);
  return row ?? null;
}

const readSql = `select ${storedColumns},
    (select count(*) from orders where account_id = $1 and is_attached) as "orderCount",
    (select coalesce(sum((data #>> '{totals,grandTotal}')::int8), 0)::int8 from orders
      where account_id = $1 and is_attached and status <> 'canceled' and data ->> 'currency' = $2) as "orderValue"
  from accounts where id = $1`;

/** The whole account with its figures; null when there is none. */
export async function readAccount(sql: SqlSession, id: string): Promise<Account | null> {
  type Row = AccountRow & { orderCount: number; orderValue: number };
  const [row] = await sql.query<Row>(readSql, [id, defaultCurrency]);
  if (!row) return null;
  return {
    ...summaryOf(row),
    firstName: row.firstName,
    lastName: row.lastName,
    phone: row.phone,
    emailOptin: row.emailOptin ?? false,
    metadata: row.metadata ?? {},
    shipping: row.shipping,
    billing: row.billing,
    orderCount: row.orderCount,
    orderValue: cents(row.orderValue),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** The columns that `summaryOf` reads. */
export const summaryColumns = columnsOf(accounts, ['id', ...summary, 'passwordHash']);

/** A given full name wins; without one, it is built from first and last name. */
export function summaryOf(row: RowOf<typeof summaryColumns>): AccountSummary {
  const { id, email, passwordHash } = row;
  return { id, email, name: addressName(row), hasPassword: passwordHash !== null };
}

const registerSql = `insert into accounts (id, email, name, first_name, last_name, phone, email_optin, metadata,
    shipping, billing, password_hash, registered_at, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $12)
  on conflict (email) do update set name = excluded.name, first_name = excluded.first_name,
    last_name = excluded.last_name, phone = excluded.phone, email_optin = excluded.email_optin,
    metadata = excluded.metadata, shipping = excluded.shipping, billing = excluded.billing,
    password_hash = excluded.password_hash, registered_at = excluded.registered_at,
    created_at = excluded.created_at, updated_at = excluded.updated_at
    where accounts.registered_at is null
  returning id`;

/** Opens an account, or turns a guest's account of the same address into one; null when the address has a customer. */
export async function registerAccount(
  tx: SqlSession,
  account: StoredAccount,
  now: Date,
): Promise<string | null> {
  const values = [newId(), ...valuesOf(account), now];
  const [row] = await tx.query<{ id: string }>(registerSql, values);
  return row?.id ?? null;
}

const saveSql = `update accounts set email = $2, name = $3, first_name = $4, last_name = $5, phone = $6,
    email_optin = $7, metadata = $8, shipping = $9, billing = $10, password_hash = $11, updated_at = $12,
    email_proven_at = case when email = $2 then email_proven_at end
  where id = $1`;

/** Saves a customer whose row is locked. A new address has yet to be proven. */
export async function saveAccount(
  tx: SqlSession,
  id: string,
  account: StoredAccount,
  now: Date,
): Promise<void> {
  await tx.query(saveSql, [id, ...valuesOf(account), now]);
}

function valuesOf(account: StoredAccount) {
  const { email, name, firstName, lastName, phone, emailOptin, metadata } = account;
  const { shipping, billing, passwordHash } = account;
  const person = [email, name, firstName, lastName, phone, emailOptin] as const;
  return [...person, metadata, shipping, billing, passwordHash] as const;
}

export const cardColumns = columnsOf(accountCards, [
  'id',
  'token',
  'brand',
  'last4',
  'expMonth',
  'expYear',
  'billing',
  'createdAt',
  'updatedAt',
]);

export type CardRow = RowOf<typeof cardColumns>;

/** What a cart takes over from the account it belongs to. */
export async function readCartOwner(tx: SqlSession, accountId: string): Promise<CartOwner> {
  const [row] = await tx.query<AccountRow>(findSql, [accountId]);
  if (!row) throw new Error('A session is logged in to an account that is gone.');
  const { shipping, billing } = row;
  const [defaultCard] = await tx.query<CardRow>(
    `select ${cardColumns} from account_cards where account_id = $1 and id = $2`,
    [accountId, billing?.accountCardId ?? null],
  );
  return { ...summaryOf(row), shipping, billing, defaultCard: defaultCard ?? null };
}

/** A default address that has not been entered yet. */
export const emptyShipping: AccountShipping = { ...emptyAddress, accountAddressId: null };
export const emptyBilling: AccountBilling = { ...emptyAddress, accountCardId: null };
