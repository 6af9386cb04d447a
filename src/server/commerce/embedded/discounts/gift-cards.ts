import type { CartRecord } from '@/domain/carts/cart-record';
import { normaliseCode } from '@/domain/coupon';
import type { GiftCard } from '@/domain/gift-card';
import { smallerOf, subtractToZero, zero, type Cents, type CurrencyCode } from '@/domain/money';
import type { OrderGiftCard } from '@/domain/orders/order';
import { codeColumns, codeMarks } from '@/server/codes/kept-codes';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { giftCardDebits, giftCards } from '@/server/db/schema/commerce';
import type { SqlSession } from '@/server/db/database';
import type { Sealer } from '@/server/base/sealing';
import { newId } from '../ids';

const cardColumns = columnsOf(giftCards, ['id', 'last4', 'currency'], {
  as: { amount: 'balance' },
});

const debitColumns = columnsOf(giftCardDebits, ['id', 'giftCardId', 'amount']);

const balancesSql = `select ${cardColumns} from gift_cards
  where id = any($1) and is_active order by id`;

/**
 * The cart with the current balances of its gift cards, which other orders may have used meanwhile. A blocked card
 * stays on the cart with a balance of zero. Queries the database only when there are cards.
 */
export async function withLiveBalances(
  sql: SqlSession,
  cart: CartRecord,
  options: { isLocking?: boolean } = {},
): Promise<CartRecord> {
  if (cart.giftCards.length === 0) return cart;
  const ids = cart.giftCards.map(({ id }) => id);
  const statement = options.isLocking ? `${balancesSql} for update` : balancesSql;
  const live = new Map(
    (await sql.query<RowOf<typeof cardColumns>>(statement, [ids])).map((card) => [card.id, card]),
  );
  const giftCards = cart.giftCards.map((card) => ({
    ...card,
    ...(live.get(card.id) ?? { amount: zero }),
  }));
  return { ...cart, giftCards };
}

/** The keyed hashes that find a card, however its code was typed. */
export function giftCardMarks(sealer: Sealer, code: string): string[] {
  return codeMarks(sealer, codeColumns.giftCard, normaliseCode(code));
}

/** The card with one of a code's keyed hashes, if it is active, in this currency and not empty; else null. */
export async function findGiftCard(
  sql: SqlSession,
  marks: readonly string[],
  currency: CurrencyCode,
): Promise<GiftCard | null> {
  const [card] = await sql.query<RowOf<typeof cardColumns>>(
    `select ${cardColumns} from gift_cards
     where normalised_code = any($1::text[]) and currency = $2 and is_active and balance > 0`,
    [[...marks], currency],
  );
  return card ?? null;
}

/** The id of the card with one of a code's keyed hashes, whatever its balance; null for none. */
export async function giftCardIdOf(
  sql: SqlSession,
  marks: readonly string[],
): Promise<string | null> {
  const [card] = await sql.query<{ id: string }>(
    'select id from gift_cards where normalised_code = any($1::text[])',
    [[...marks]],
  );
  return card?.id ?? null;
}

/** Debits what an order used from its cards, whose rows are locked. A CHECK keeps balances from going below zero. */
export async function debitGiftCards(
  tx: SqlSession,
  orderId: string,
  cards: readonly OrderGiftCard[],
): Promise<void> {
  for (const card of cards.filter(({ usedAmount }) => usedAmount > 0)) {
    await tx.query(
      `with debited as (update gift_cards set balance = balance - $2 where id = $1)
       insert into gift_card_debits (id, gift_card_id, order_id, amount) values ($3, $1, $4, $2)`,
      [card.id, card.usedAmount, newId(), orderId],
    );
  }
}

/** Credits an order's gift cards with part of what it used. Throws when it had not used that much. */
export async function creditGiftCards(
  tx: SqlSession,
  orderId: string,
  amount: Cents,
): Promise<void> {
  const debits = await tx.query<RowOf<typeof debitColumns>>(
    `select ${debitColumns} from gift_card_debits
     where order_id = $1 order by gift_card_id for update`,
    [orderId],
  );
  let left = amount;
  for (const debit of debits) {
    if (left === 0) break;
    const credited = smallerOf(debit.amount, left);
    left = subtractToZero(left, credited);
    await tx.query(
      credited === debit.amount
        ? 'delete from gift_card_debits where id = $1 and amount = $2'
        : 'update gift_card_debits set amount = amount - $2 where id = $1',
      [debit.id, credited],
    );
    await tx.query('update gift_cards set balance = balance + $2 where id = $1', [
      debit.giftCardId,
      credited,
    ]);
  }
  if (left > 0) throw new Error(`Order ${orderId} had not used that much of its gift cards`);
}
