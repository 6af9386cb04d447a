import type { StoreAnswer } from '@/client/requests/store-answer';
import type { StoreCall } from '@/client/requests/store-requests';
import { PaymentError } from '@/domain/checkout/checkout-fault';
import type { ReturnQuery } from '@/domain/checkout/checkout-return';
import { parseCartToPay, parseState, type CartToPay } from '@/domain/schemas/checkout-payments';
import type { ElementContext } from './payment-element';
import { RefusedCall } from './refused-call';
import type { CheckoutWorld } from './strategy';

/** What swell-js throws when the shopper did not approve (spec 8). */
export class NotApproved extends Error {}

/** The cart as the server has it now, in its own words. Throws 'Cart not found'. */
export async function cartToPay(world: CheckoutWorld): Promise<CartToPay> {
  const cart = parseCartToPay(await asked(world, (swell) => swell.cart.get()));
  if (cart === null) throw new PaymentError({ kind: 'cart' });
  return cart;
}

/** One call to the vault, or to the Store API beside the cart's queue. Throws what was refused. */
export async function asked(world: CheckoutWorld, call: StoreCall): Promise<unknown> {
  return valueOf(await world.ask(call));
}

/** Writes into the cart how it is paid. Throws what was refused. */
export async function bill(world: CheckoutWorld, billing: object): Promise<void> {
  valueOf(await world.changeCart((swell) => swell.cart.update({ billing })));
}

/** The vault's word on something that was to be approved. Throws unless it was. */
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

/** The value, unless the vault said something that nobody can pay with. */
export function understood<T>(value: T | null): T {
  if (value === null) throw new PaymentError({ kind: 'intent-status' });
  return value;
}

/** This page, to come back to. */
export function returnAddress(gateway: string): string {
  return `${window.location.pathname}?gateway=${gateway}`;
}

function valueOf<T>(answer: StoreAnswer<T>): T {
  if (!answer.ok) throw new RefusedCall(answer);
  return answer.value;
}
