import type { StripeMethodId, StripeSettings } from '@/server/settings/gateway-settings';
import type { PaymentMethod } from '../port';

const names: Readonly<Record<StripeMethodId, string>> = {
  card: 'Card',
  google: 'Google Pay',
  apple: 'Apple Pay',
  klarna: 'Klarna',
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
};

export function methodName(id: string): string {
  return Object.entries(names).find(([known]) => known === id)?.[1] ?? id;
}

/**
 * The methods that `/settings/payments` announces: swell-js takes the publishable key of every method from the card's.
 * `keeps_cards` is ours: the account takes a card to keep by `/api/card-setup`.
 */
export function stripeMethods({ methods, isLive, publishableKey }: StripeSettings) {
  return methods.map((id): PaymentMethod => ({
    id,
    name: names[id],
    gateway: 'stripe',
    mode: isLive ? 'live' : 'test',
    ...(id === 'card' && { details: { publishable_key: publishableKey, keeps_cards: true } }),
  }));
}
