import type { StoreAnswer } from '@/client/requests/store-answer';
import type { StoreCall } from '@/client/requests/store-requests';
import { PaymentError } from '@/domain/checkout/checkout-fault';
import type { ReturnQuery } from '@/domain/checkout/checkout-return';
import { parseCartToPay, parseState, type CartToPay } from '@/domain/schemas/checkout-payments';
import type { ElementContext } from './payment-element';
import { RefusedCall } from './refused-call';
import type { CheckoutWorld } from './strategy';

/** Thrown by swell-js when the shopper did not approve (spec 8). */
export class NotApproved extends Error {}

/** The server's current cart in wire form. Throws 'Cart not found'. */
export async function cartToPay(world: CheckoutWorld): Promise<CartToPay> {
  const cart = parseCartToPay(await asked(world, (swell) => swell.cart.get()));
  if (cart === null) throw new PaymentError({ kind: 'cart' });
  return cart;
}

/** One call to the vault, or to the Store API outside the cart's queue. Throws a refusal. */
export async function asked(world: CheckoutWorld, call: StoreCall): Promise<unknown> {
  return valueOf(await world.ask(call));
}

/** Writes the payment data into the cart. Throws a refusal. */
export async function bill(world: CheckoutWorld, billing: object): Promise<void> {
  valueOf(await world.changeCart((swell) => swell.cart.update({ billing })));
}

/** The vault's state of a payment to be approved. Throws unless it was approved. */
export async function approvedState(
  { method: { gateway }, world }: ElementContext,
  intent: object,
) {
  const answer = await asked(world, (swell) => swell.payment.updateIntent({ gateway, intent }));
  const state = parseState(answer);
  if (state?.status === 'canceled') throw new NotApproved();
  if (state?.status !== 'succeeded') throw new PaymentError({ kind: 'intent-status' });
  return state;
}

/** Throws unless the address claims that the payment was approved (spec 4). */
export function expectApproval({ redirect_status: status }: ReturnQuery): void {
  if (status === 'canceled') throw new NotApproved();
  if (status !== 'succeeded') throw new PaymentError({ kind: 'redirect-status' });
}

/** The parsed value; throws when the vault's answer is unusable. */
export function understood<T>(value: T | null): T {
  if (value === null) throw new PaymentError({ kind: 'intent-status' });
  return value;
}

/** The address to return to this page. */
export function returnAddress(gateway: string): string {
  return `${window.location.pathname}?gateway=${gateway}`;
}

function valueOf<T>(answer: StoreAnswer<T>): T {
  if (!answer.ok) throw new RefusedCall(answer);
  return answer.value;
}
