import { columnsOf, type RowOf } from '@/server/db/columns';
import { accounts } from '@/server/db/schema/commerce';
import type { Database, SqlSession } from '@/server/db/database';
import type { SavedCards } from '@/server/payments/port';
import type { Sealer } from '@/server/base/sealing';
import type { CustomerRecords, Unfinished } from '@/server/commerce/port';
import { redeemKey } from '../accounts/account-keys';
import { isPassword } from '@/server/base/passwords';
import { accountPersonalData } from './account-personal-data';
import { createAddressPersonalData } from './address-personal-data';
import { createCardPersonalData } from './card-personal-data';
import { cartPersonalData } from './cart-personal-data';
import { createOrderPersonalData } from './order-personal-data';
import { createSubscriptionPersonalData } from './subscription-personal-data';
import { visitPersonalData } from './visit-personal-data';

const addresseeColumns = columnsOf(accounts, ['email', 'firstName', 'language']);

type RecordsDeps = { db: Database; savedCards: SavedCards; sealer: Sealer; now: () => Date };

type Row = { email: string; isEmailProven: boolean };

/** The engine's personal-data records about its customers. */
export function createCustomerRecords(deps: RecordsDeps): CustomerRecords {
  const { db, savedCards, sealer, now } = deps;
  return {
    // Carts first, in the same order as every other writer locks rows; the account last, because all else is found by
    // it.
    records: [
      cartPersonalData,
      visitPersonalData,
      createSubscriptionPersonalData({ savedCards }),
      createOrderPersonalData({ sealer }),
      createCardPersonalData({ savedCards }),
      createAddressPersonalData({ db, now }),
      accountPersonalData,
    ],
    async findSubject(accountId) {
      const [row] = await db.query<Row>(
        `select email, email_proven_at is not null as "isEmailProven" from accounts where id = $1`,
        [accountId],
      );
      return row ? { accountId, ...row } : null;
    },
    async findGuest(email) {
      const [row] = await db.query<{ accountId: string }>(
        `select id as "accountId" from accounts where email = $1 and registered_at is null`,
        [email],
      );
      return row ? { ...row, email, isEmailProven: false } : null;
    },
    isOwner: (accountId, proof) =>
      'key' in proof
        ? db.transaction((tx) => isOwnKey(tx, accountId, proof.key, now()))
        : isOwnPassword(db, accountId, proof.password),
    async unfinished(accountId) {
      const [row] = await db.query<Unfinished>(unfinishedSql, [accountId]);
      return row ?? { plans: 0, orders: 0 };
    },
    async findAddressee(accountId) {
      const [row] = await db.query<RowOf<typeof addresseeColumns>>(
        `select ${addresseeColumns} from accounts where id = $1`,
        [accountId],
      );
      return row ?? null;
    },
  };
}

const unfinishedSql = `select
  (select count(*) from subscriptions where account_id = $1 and is_attached
    and status not in ('canceled', 'complete'))::int as plans,
  (select count(*) from orders where account_id = $1 and is_attached
    and status not in ('canceled', 'complete'))::int as orders`;

const passwordColumns = columnsOf(accounts, ['passwordHash']);

async function isOwnPassword(
  sql: SqlSession,
  accountId: string,
  password: string,
): Promise<boolean> {
  const [row] = await sql.query<RowOf<typeof passwordColumns>>(
    `select ${passwordColumns} from accounts where id = $1`,
    [accountId],
  );
  return isPassword(password, row?.passwordHash ?? null);
}

/** A key for another address is used up as well. */
async function isOwnKey(
  tx: SqlSession,
  accountId: string,
  key: string,
  now: Date,
): Promise<boolean> {
  const used = await redeemKey(tx, key, ['delete'], now);
  if (!used) return false;
  const found = await tx.query('select 1 from accounts where id = $1 and email = $2', [
    accountId,
    used.email,
  ]);
  return found.length > 0;
}
