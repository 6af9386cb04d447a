import type { CartRecord } from '@/domain/cart-record';
import { normaliseCode } from '@/domain/coupon';
import type { GiftCard } from '@/domain/gift-card';
import { addCents, zero, type Cents, type CurrencyCode } from '@/domain/money';
import type { OrderGiftCard } from '@/domain/order';
import type { SqlSession } from '@/server/db/database';
import { newId } from './ids';

const cardColumns = 'id, last4, balance as amount, currency';

const balancesSql = `select ${cardColumns} from gift_cards
  where id = any($1) and is_active order by id`;

/**
 * The cart with today's balances of its gift cards, which other orders may have used meanwhile. A card that was
 * blocked stays on the cart with nothing on it. Asks the database only when there are cards.
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
    (await sql.query<GiftCard>(statement, [ids])).map((card) => [card.id, card]),
  );
  const giftCards = cart.giftCards.map((card) => ({
    ...card,
    ...(live.get(card.id) ?? { amount: zero }),
  }));
  return { ...cart, giftCards };
}

/** The card behind a code, when it is active, of this currency and not empty; else null. */
export async function findGiftCard(
  sql: SqlSession,
  code: string,
  currency: CurrencyCode,
): Promise<GiftCard | null> {
  const [card] = await sql.query<GiftCard>(
    `select ${cardColumns} from gift_cards
     where normalised_code = $1 and currency = $2 and is_active and balance > 0`,
    [normaliseCode(code), currency],
  );
  return card ?? null;
}

/** The id of the card that a code names, whatever its balance; null for none. */
export async function giftCardIdOf(sql: SqlSession, code: string): Promise<string | null> {
  const [card] = await sql.query<{ id: string }>(
    'select id from gift_cards where normalised_code = $1',
    [normaliseCode(code)],
  );
  return card?.id ?? null;
}

/** Takes what an order used from its cards, whose rows are held. A CHECK keeps balances from going below zero. */
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

/** Gives an order's gift cards back what it used of them, once; answers how much. */
export async function creditGiftCards(tx: SqlSession, orderId: string): Promise<Cents> {
  const debits = await tx.query<{ giftCardId: string; amount: Cents }>(
    `delete from gift_card_debits where order_id = $1 returning gift_card_id as "giftCardId", amount`,
    [orderId],
  );
  for (const { giftCardId, amount } of debits) {
    await tx.query('update gift_cards set balance = balance + $2 where id = $1', [
      giftCardId,
      amount,
    ]);
  }
  return addCents(...debits.map(({ amount }) => amount));
}
