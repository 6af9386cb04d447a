import { number, object, string, type InferType } from 'yup';
import type { OrderBilling } from '../orders/order';

type Card = NonNullable<OrderBilling['card']>;

/** The card that paid; some stores leave parts of it out. */
export const wireCard = object({
  brand: string().nullable(),
  last4: string().nullable(),
  exp_month: number().nullable(),
  exp_year: number().nullable(),
})
  .nullable()
  .default(null);

/** Brand, last digits and expiry of a card in wire form; never its token. */
export function cardWire(card: Card) {
  return {
    brand: card.brand,
    last4: card.last4,
    exp_month: card.expMonth,
    exp_year: card.expYear,
  };
}

/** A card from the wire in our form. */
export function cardOfWire(wire: InferType<typeof wireCard>): Card | null {
  return (
    wire && {
      brand: wire.brand ?? '',
      last4: wire.last4 ?? '',
      expMonth: wire.exp_month ?? 0,
      expYear: wire.exp_year ?? 0,
    }
  );
}
