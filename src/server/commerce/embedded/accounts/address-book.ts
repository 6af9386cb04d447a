import type { SavedAddress } from '@/domain/accounts/account';
import { emptyAddress, pickAddress } from '@/domain/accounts/address';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { accountAddresses } from '@/server/db/schema/accounts';
import type { Database, SqlSession } from '@/server/db/database';
import { lockAccount } from './account-rows';
import { changedAddress } from './address-change';
import type { AddressBook, AddressChange, Outcome } from '../engine';
import { newId } from '../ids';
import { transactionUnlessRefused } from '../refused';

const columns = columnsOf(accountAddresses, ['id', 'data', 'createdAt', 'updatedAt']);

type Row = RowOf<typeof columns>;

/** More than anybody ships to; it keeps one account from filling the shop's disk. */
const maximumEntries = 100;

/** Saved addresses, each of one customer. The first one becomes the default. */
export function createAddressBook({ db, now }: { db: Database; now: () => Date }): AddressBook {
  return {
    async list(accountId) {
      const rows = await db.query<Row>(
        `select ${columns} from account_addresses where account_id = $1 order by created_at desc, id`,
        [accountId],
      );
      return rows.map(toAddress);
    },

    add: (accountId, change) =>
      transactionUnlessRefused(db, async (tx) => {
        const account = await lockAccount(tx, accountId);
        if (!account) return { ok: false, code: 'not_logged_in' };
        const entry = checked({ ...emptyAddress, isActive: true }, change);
        if (!entry.ok) return entry;
        if ((await countOf(tx, accountId)) >= maximumEntries) {
          return { ok: false, code: 'too_many_records', field: 'address1' };
        }
        const [row] = await tx.query<Row>(
          `insert into account_addresses (id, account_id, data, created_at, updated_at)
           values ($1, $2, $3, $4, $4) returning ${columns}`,
          [newId(), accountId, entry.value, now()],
        );
        if (!row) throw new Error('An address was not written.');
        if (!account.shipping) await makeDefault(tx, accountId, row);
        return { ok: true, value: toAddress(row) };
      }),

    change: (accountId, id, change) =>
      transactionUnlessRefused(db, async (tx) => {
        const [row] = await tx.query<Row>(
          `select ${columns} from account_addresses where id = $1 and account_id = $2 for update`,
          [id, accountId],
        );
        if (!row) return notFound;
        const entry = checked(row.data, change);
        if (!entry.ok) return entry;
        const next = { ...row, data: entry.value, updatedAt: now().toISOString() };
        await tx.query('update account_addresses set data = $2, updated_at = $3 where id = $1', [
          id,
          next.data,
          next.updatedAt,
        ]);
        await refreshDefault(tx, accountId, next);
        return { ok: true, value: toAddress(next) };
      }),

    async remove(accountId, id) {
      const [row] = await db.query<Row>(
        `with gone as (delete from account_addresses where id = $1 and account_id = $2 returning *),
           cleared as (update accounts set shipping = null where id in (select account_id from gone)
             and shipping ->> 'accountAddressId' = $1)
         select ${columns} from gone`,
        [id, accountId],
      );
      return row ? { ok: true, value: toAddress(row) } : notFound;
    },
  };
}

const notFound = { ok: false, code: 'address_not_found' } as const;

function checked(
  before: Row['data'],
  change: AddressChange & { isActive?: boolean | null },
): Outcome<Row['data']> {
  const address = changedAddress(before, change, 'country');
  if (!address.ok) return address;
  if (!address.value.address1) return { ok: false, code: 'address1_missing' };
  return { ok: true, value: { ...address.value, isActive: change.isActive ?? before.isActive } };
}

async function countOf(tx: SqlSession, accountId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'select count(*) from account_addresses where account_id = $1',
    [accountId],
  );
  return row?.count ?? 0;
}

async function makeDefault(tx: SqlSession, accountId: string, row: Row): Promise<void> {
  const shipping = { ...pickAddress(row.data), accountAddressId: row.id };
  await tx.query('update accounts set shipping = $2 where id = $1', [accountId, shipping]);
}

/** The default address is a copy, so it is updated with the entry it was taken from. */
async function refreshDefault(tx: SqlSession, accountId: string, row: Row): Promise<void> {
  const shipping = { ...pickAddress(row.data), accountAddressId: row.id };
  await tx.query(
    `update accounts set shipping = $2 where id = $1 and shipping ->> 'accountAddressId' = $3`,
    [accountId, shipping, row.id],
  );
}

function toAddress({ id, data, createdAt, updatedAt }: Row): SavedAddress {
  return { ...pickAddress(data), isActive: data.isActive, id, createdAt, updatedAt };
}
