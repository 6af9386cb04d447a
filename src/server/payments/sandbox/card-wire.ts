import type { CardSummary } from '../port';

type Checks = { gateway: string; zip?: string; address1?: string };

/** A token as `POST /tokens` returns it (contract 13.2). */
export function cardTokenWire(card: CardSummary & { token: string }, checks: Checks) {
  return {
    token: card.token,
    brand: card.brand,
    last4: card.last4,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    cvc_check: 'pass',
    zip_check: checks.zip ? 'pass' : 'unchecked',
    address_check: checks.address1 ? 'pass' : 'unchecked',
    gateway: checks.gateway,
  };
}
