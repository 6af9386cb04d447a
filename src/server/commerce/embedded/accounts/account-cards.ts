import type { AccountCard } from '@/domain/accounts/account';
import { cardExpiryState } from '@/domain/checkout/card';
import { emptyAddress, pickAddress, type Address } from '@/domain/accounts/address';
import type { CartRecord } from '@/domain/carts/cart-record';
import type { Database, SqlSession } from '@/server/db/database';
import type { SavedCards } from '@/server/payments/port';
import { cardColumns, emptyBilling, lockAccount, type CardRow } from './account-rows';
import { changedAddress } from './address-change';
import type { AccountCards, AddressChange, Outcome } from '../engine';
import { newId } from '../ids';
import { transactionUnlessRefused } from '../refused';

type CardsDeps = { db: Database; savedCards: SavedCards; now: () => Date };

const notFound = { ok: false, code: 'account_card_not_found' } as const;

const maximumCards = 50;

/**
 * Saved cards, each of one customer; the vault keeps a token for its customer only. The first card becomes the default.
 */
export function createAccountCards({ db, savedCards, now }: CardsDeps): AccountCards {
  return {
    list: (accountId) =>
      db.query<CardRow>(
        `select ${cardColumns} from account_cards where account_id = $1 order by created_at desc, id`,
        [accountId],
      ),
    add: (accountId, card) =>
      transactionUnlessRefused(db, (tx) => add(tx, accountId, card, { savedCards, now: now() })),
    change: (accountId, id, change) =>
      transactionUnlessRefused(db, async (tx) => {
        const before = await findBy(tx, 'id', accountId, id);
        return before
          ? changeIn(tx, accountId, before, { ...change, savedCards, now: now() })
          : notFound;
      }),
    remove: (accountId, id) =>
      transactionUnlessRefused(db, async (tx) => {
        if (await paysForSubscription(tx, accountId, id)) {
          return { ok: false, code: 'account_card_in_use' };
        }
        const [card] = await tx.query<CardRow>(
          `delete from account_cards where id = $1 and account_id = $2 returning ${cardColumns}`,
          [id, accountId],
        );
        if (!card) return notFound;
        await savedCards.forget(tx, { token: card.token, accountId });
        await tx.query(
          `update accounts set billing = billing || '{"accountCardId": null}'
           where id = $1 and billing ->> 'accountCardId' = $2`,
          [accountId, id],
        );
        return { ok: true, value: card };
      }),
  };
}

type Means = { savedCards: SavedCards; now: Date };

/** A card that pays for a running subscription cannot be removed. */
async function paysForSubscription(
  tx: SqlSession,
  accountId: string,
  cardId: string,
): Promise<boolean> {
  const paying = await tx.query(
    `select 1 from subscriptions s join account_cards c on c.account_id = s.account_id
     where s.account_id = $1 and c.id = $2 and s.state #>> '{billing,card,token}' = c.token
       and s.status not in ('canceled', 'complete') limit 1`,
    [accountId, cardId],
  );
  return paying.length > 0;
}

/** Keeps the card that has just paid for an order, when its owner asked for it. What cannot be kept is left out. */
export async function keepPayingCard(
  { db, savedCards, now }: CardsDeps,
  { account, billing, isLoggedIn, isInfoSaved }: CartRecord,
): Promise<void> {
  const token = billing?.card?.token;
  const isNew = billing?.method === 'card' && billing.accountCardId === null;
  if (!isInfoSaved || !isLoggedIn || !account || !isNew || !token) return;
  await transactionUnlessRefused(db, (tx) =>
    add(tx, account.id, { token, billing: pickAddress(billing) }, { savedCards, now: now() }),
  );
}

async function add(
  tx: SqlSession,
  accountId: string,
  { token, billing }: Parameters<AccountCards['add']>[1],
  { savedCards, now }: Means,
): Promise<Outcome<AccountCard>> {
  const account = await lockAccount(tx, accountId);
  if (!account) return { ok: false, code: 'not_logged_in' };
  const known = await findBy(tx, 'token', accountId, token);
  if (known) return { ok: true, value: known };
  if (await isFull(tx, accountId)) return { ok: false, code: 'too_many_records', field: 'token' };
  const address = billingOf(null, billing);
  if (!address.ok) return address;
  const kept = await savedCards.save(tx, { token, accountId });
  if (!kept) return { ok: false, code: 'card_token_unknown' };
  const { brand, last4, expMonth, expYear } = kept;
  const [card] = await tx.query<CardRow>(
    `insert into account_cards (id, account_id, token, brand, last4, exp_month, exp_year, billing,
       created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) returning ${cardColumns}`,
    [newId(), accountId, token, brand, last4, expMonth, expYear, address.value, now],
  );
  if (!card) throw new Error('A card was not written.');
  if (!account.billing?.accountCardId) {
    const base = account.billing ?? { ...emptyBilling, ...address.value };
    await setDefault(tx, accountId, { ...base, accountCardId: card.id });
  }
  return { ok: true, value: card };
}

async function isFull(tx: SqlSession, accountId: string): Promise<boolean> {
  const sql = 'select count(*) from account_cards where account_id = $1';
  const [row] = await tx.query<{ count: number }>(sql, [accountId]);
  return (row?.count ?? 0) >= maximumCards;
}

async function changeIn(
  tx: SqlSession,
  accountId: string,
  before: AccountCard,
  change: Parameters<AccountCards['change']>[2] & Means,
): Promise<Outcome<AccountCard>> {
  const { expMonth = before.expMonth, expYear = before.expYear, savedCards, now } = change;
  const address = billingOf(before.billing, change.billing);
  if (!address.ok) return address;
  if (expMonth !== before.expMonth || expYear !== before.expYear) {
    const isGood = cardExpiryState({ month: expMonth, year: expYear }, now) === 'good';
    if (!isGood) return { ok: false, code: 'card_expiry_invalid' };
    await savedCards.update(tx, { token: before.token, accountId, expMonth, expYear });
  }
  const [card] = await tx.query<CardRow>(
    `update account_cards set exp_month = $2, exp_year = $3, billing = $4, updated_at = $5
     where id = $1 returning ${cardColumns}`,
    [before.id, expMonth, expYear, address.value, now],
  );
  return card ? { ok: true, value: card } : notFound;
}

const findSql = {
  id: `select ${cardColumns} from account_cards where account_id = $1 and id = $2 for update`,
  token: `select ${cardColumns} from account_cards where account_id = $1 and token = $2 for update`,
} as const;

/** A card of this account; null for anybody else's. */
export async function findBy(
  tx: SqlSession,
  key: keyof typeof findSql,
  accountId: string,
  value: string,
): Promise<AccountCard | null> {
  const [card] = await tx.query<CardRow>(findSql[key], [accountId, value]);
  return card ?? null;
}

async function setDefault(tx: SqlSession, accountId: string, billing: object): Promise<void> {
  await tx.query('update accounts set billing = $2 where id = $1', [accountId, { ...billing }]);
}

function billingOf(
  before: Address | null,
  change: AddressChange | null | undefined,
): Outcome<Address | null> {
  if (change === undefined) return { ok: true, value: before };
  if (change === null) return { ok: true, value: null };
  return changedAddress(before ?? emptyAddress, change, 'billing.country');
}
