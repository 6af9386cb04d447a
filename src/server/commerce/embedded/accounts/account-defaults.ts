import { emptyAddress, type Address } from '@/domain/accounts/address';
import type { SqlSession } from '@/server/db/database';

type Named = { accountId: string; id: string | null };

const cardSql = `select token from account_cards
  where account_id = $1 and ($2::text is null or id = $2) order by created_at desc, id limit 1`;

/** The vault token of a saved card of this account: the named one, else the newest. Null when there is none. */
export async function savedCardToken(
  sql: SqlSession,
  { accountId, id }: Named,
): Promise<string | null> {
  const [card] = await sql.query<{ token: string }>(cardSql, [accountId, id]);
  return card?.token ?? null;
}

const addressSql = `select coalesce(
    (select shipping from accounts where id = $1),
    (select data from account_addresses where account_id = $1 order by created_at desc, id limit 1)
  ) as address`;

/** Where this account's parcels go: its shipping address, else the newest of its address book. */
export async function savedAddress(sql: SqlSession, accountId: string): Promise<Address | null> {
  const [row] = await sql.query<{ address: Partial<Address> | null }>(addressSql, [accountId]);
  return row?.address?.address1 ? { ...emptyAddress, ...row.address } : null;
}
