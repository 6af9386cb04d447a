import { billingGroupOf, type CheckoutForm } from '@/domain/checkout/checkout-form';
import type { Cart } from '@/domain/carts/cart';
import type { PaymentMethod } from '@/domain/checkout/checkout-method';
import type { CheckoutFailure, CheckoutOutcome } from '@/domain/checkout/checkout-outcome';
import { parseOrderId, parsePaymentMethods } from '@/domain/schemas/checkout-answers';
import { cartPatch } from './cart-patch';
import { notLoaded } from '../payments/not-loaded';
import type { Authorised, CheckoutWorld, Step } from '../payments/strategy';
import { cartFailure, vaultFailure, type RefusalContext } from './refusals';

export type Attempt = {
  form: CheckoutForm;
  /** The cart as shown when the shopper pressed `Pay now`: its price is the agreed one. */
  cart: Cart;
  /** Set when an earlier attempt on this cart ended without an answer. */
  unsettledCartId: string | null;
};

/** The cart and form that an order is created from. */
export type Agreed = Pick<Attempt, 'cart' | 'form'>;

/**
 * One payment attempt: authorises exactly the amount on the button, writes the whole form into the cart, completes any
 * other step of the method, and creates the order. Money moves only in the last step, and repeating that step always
 * gives the same order.
 */
export async function placeOrder(attempt: Attempt, world: CheckoutWorld): Promise<CheckoutOutcome> {
  const { cart, form } = attempt;
  if (attempt.unsettledCartId !== null) {
    const earlier = await findOrder(attempt.unsettledCartId, world);
    if (!earlier.ok) return earlier.failure;
    if (earlier.orderId !== null) return settled(earlier.orderId, world);
  }

  const payment = await authorise(attempt, world);
  if (!payment.ok) return payment.failure;

  const patch = cartPatch(form, payment.patch, cart);
  const changed = await world.changeCart((swell) => swell.cart.update(patch));
  if (!changed.ok) return cartFailure(changed, contextOf(attempt));
  const difference = differenceBetween(cart, changed.value);
  if (difference) return difference;
  if (payment.approve === null) return submitOrder(attempt, world);

  world.markUnsettled(cart.cartId);
  const approval = await payment.approve();
  if (approval.kind === 'approved') return submitOrder(attempt, world);
  if (approval.kind === 'away') return { kind: 'confirmation-needed', url: approval.url };
  world.markUnsettled(null);
  return approval;
}

/** Only the last step: after the shopper approved the payment on another page. */
export async function submitOrder(agreed: Agreed, world: CheckoutWorld): Promise<CheckoutOutcome> {
  world.markUnsettled(agreed.cart.cartId);
  const answer = await world.ask((swell) => swell.cart.submitOrder());
  if (answer.ok) {
    const orderId = parseOrderId(answer.value);
    return orderId === null ? { kind: 'unreachable' } : settled(orderId, world);
  }
  const failure = cartFailure(answer, contextOf(agreed));
  if (failure.kind === 'unreachable') return failure;
  world.markUnsettled(null);
  return explained(failure, agreed.cart, world);
}

/** The order that the cart has become, or null when it has not: asked after an attempt without an answer. */
export async function findOrder(
  cartId: string,
  world: Pick<CheckoutWorld, 'ask'>,
): Promise<Step<{ orderId: string | null }>> {
  const answer = await world.ask((swell) => swell.cart.getOrder());
  if (answer.ok) return { ok: true, orderId: parseOrderId(answer.value, cartId) };
  const isSilent = vaultFailure(answer).kind === 'unreachable';
  return isSilent ? { ok: false, failure: { kind: 'unreachable' } } : { ok: true, orderId: null };
}

/** The outcome of an existing order: its cart is settled. */
export function settled(orderId: string, world: CheckoutWorld): CheckoutOutcome {
  world.markUnsettled(null);
  return { kind: 'placed', orderId };
}

async function authorise({ form, cart }: Attempt, world: CheckoutWorld): Promise<Step<Authorised>> {
  if (cart.captureTotal === 0) {
    return { ok: true, patch: { method: null, card: null, intent: null }, approve: null };
  }
  const announced = await announcedMethod(form, world);
  if (!announced.ok) return announced;
  const strategy = await world.loadStrategy(form.paymentMethod, announced.method.gateway);
  if (strategy === null) return { ok: false, failure: notLoaded(form.paymentMethod) };
  return strategy.authorise({ form, cart, method: announced.method }, world);
}

/** The chosen method as the server announces it: swell-js requests it once and caches the answer. */
async function announcedMethod(
  { paymentMethod }: CheckoutForm,
  world: CheckoutWorld,
): Promise<Step<{ method: PaymentMethod }>> {
  const answer = await world.ask((swell) => swell.payment.methods());
  if (!answer.ok) return { ok: false, failure: { kind: 'unreachable' } };
  const method = parsePaymentMethods(answer.value)?.find(({ id }) => id === paymentMethod);
  if (method) return { ok: true, method };
  const failure = {
    kind: 'method-failed',
    method: paymentMethod,
    fault: { kind: 'disabled' },
  } as const;
  return { ok: false, failure };
}

/** How the cart differs from the one the shopper agreed to pay for; null when it does not. */
function differenceBetween(agreed: Cart, now: Cart | null): CheckoutFailure | null {
  if (now === null || now.cartId !== agreed.cartId) return { kind: 'cart-gone' };
  if (now.captureTotal === agreed.captureTotal) return null;
  if (agreed.couponCode !== null && now.couponCode === null) {
    return { kind: 'coupon-lost', code: agreed.couponCode };
  }
  return { kind: 'price-changed' };
}

/** A payment may be refused only because the total changed after it was authorised: the fresh cart shows this. */
async function explained(
  failure: CheckoutFailure,
  agreed: Cart,
  world: CheckoutWorld,
): Promise<CheckoutFailure> {
  if (failure.kind !== 'payment-declined') return failure;
  const fresh = await world.changeCart((swell) => swell.cart.get());
  return (fresh.ok ? differenceBetween(agreed, fresh.value) : null) ?? failure;
}

function contextOf({ form, cart }: Agreed): RefusalContext {
  return {
    // Without a shipping address, the name sent as the shipping name was typed as the billing name.
    shippingGroup:
      cart.isShipped && form.deliveryType === 'ship' ? 'shipDetails' : 'billingDetails',
    billingGroup: billingGroupOf(form, cart),
    couponCode: cart.couponCode,
    hasService: !cart.isShipped || cart.shippingServiceId !== null,
  };
}
