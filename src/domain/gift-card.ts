import type { Cents, CurrencyCode } from './money';

/** A gift card on a cart or an order. Only the shopper and the ledger know the code itself. */
export type GiftCard = {
  id: string;
  last4: string;
  /** The card's balance, not the part that this cart uses. */
  amount: Cents;
  /** A card pays only for carts in its own currency. */
  currency: CurrencyCode;
};
