import type { PaymentMethod, PaymentMethodId, Wallet } from '@/domain/checkout/checkout-method';
import type { Way } from './gateway';
import { gateways } from './gateways';

type Named = Pick<PaymentMethod, 'id' | 'gateway'>;

/** The code of a method through its gateway; null where this checkout has none for the two. */
export function wayOf({ id, gateway }: Named): Way | null {
  return gateways.find(({ name }) => name === gateway)?.ways[id] ?? null;
}

/** The names of the gateways that this checkout has code for. */
export function gatewaysOf(id: PaymentMethodId): readonly string[] {
  return gateways.flatMap(({ name, ways }) => (ways[id] ? [name] : []));
}

/** False for a gateway that this checkout has no code for: 'Unsupported payment method' (spec 8). */
export function isGatewayKnown(method: Named): boolean {
  return wayOf(method) !== null;
}

/** Whether a method can be charged again while nobody is at the screen: a card, or what gives one (docs/payments.md). */
export function canPayPlans(method: PaymentMethod): boolean {
  if (method.id === 'card' || method.id === 'quickpay') return true;
  return method.isCommercePlatform || (wayOf(method)?.paysPlans ?? false);
}

/** @param currency ISO 4217, of the cart */
export function takesCurrency(method: PaymentMethod, currency: string): boolean {
  const only = wayOf(method)?.currency;
  return only === undefined || only === currency;
}

/** A wallet has to be asked whether it is there before anybody is offered it. */
export function isWallet(method: PaymentMethod): method is Wallet {
  return method.id === 'google' || method.id === 'apple';
}

/** Whether the card is typed into fields of the gateway's own. */
export function hasHostedFields(method: Named): boolean {
  return wayOf(method)?.place === 'fields';
}

/** A method that is agreed to by the button that its provider's code draws. */
export function hasProviderButton(method: Named): boolean {
  return wayOf(method)?.place === 'button';
}

/** The method behind a return under the name of its gateway; null where there is none. */
export function methodReturningBy(gateway: string): PaymentMethodId | null {
  return gateways.find(({ name }) => name === gateway)?.returning ?? null;
}
