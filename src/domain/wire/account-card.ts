import { number, object, string, type InferType } from 'yup';
import type { AccountCard } from '../accounts/account';
import { addressWire } from './address';
import { cardWire } from './card';

/** A saved card as its owner's pages read it (contract 10). */
export const wireAccountCard = object({
  id: string().required(),
  token: string().required(),
  brand: string().required(),
  last4: string().required(),
  exp_month: number().integer().required(),
  exp_year: number().integer().required(),
});

/** A saved card from the wire in our form. */
export function accountCardOfWire(
  wire: InferType<typeof wireAccountCard>,
): Pick<AccountCard, 'id' | 'token' | 'brand' | 'last4' | 'expMonth' | 'expYear'> {
  const { exp_month: expMonth, exp_year: expYear, ...card } = wire;
  return { ...card, expMonth, expYear };
}

/** A saved card in wire form. Only its owner can pay with the token. */
export function accountCardWire(card: AccountCard) {
  return {
    id: card.id,
    token: card.token,
    ...cardWire(card),
    gateway: 'embedded',
    cvc_check: 'pass' as const,
    zip_check: card.billing?.zip ? ('pass' as const) : ('unchecked' as const),
    address_check: card.billing?.address1 ? ('pass' as const) : ('unchecked' as const),
    billing: card.billing && addressWire(card.billing),
    active: true,
    date_created: card.createdAt,
    date_updated: card.updatedAt,
  };
}
