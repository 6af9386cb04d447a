import type { StoreAnswer } from '@/client/store-answer';
import type { StoreCall } from '@/client/store-requests';
import { cardDigits, parseCardExpiry } from '@/domain/card';
import type { Cart } from '@/domain/cart';
import { billingGroupOf, rulesFor, type CheckoutForm } from '@/domain/checkout-form';
import type { CheckoutFailure, CheckoutOutcome, RedirectStatus } from '@/domain/checkout-outcome';
import { parseCardToken, parseIntent, parseOrderId } from '@/domain/schemas/checkout-answers';
import { isChargeable } from './minimum-charge';
import { cartPatch, type PaymentPatch } from './cart-patch';
import { cartFailure, vaultFailure, type RefusalContext } from './refusals';

/** What paying needs of the world. Nothing here ever rejects. */
export interface CheckoutWorld {
  /** One request to the vault or the Store API, with a time-out. */
  ask(call: StoreCall): Promise<StoreAnswer<unknown>>;
  /** One change of the cart, in the cart's own queue; the screen shows the cart it answers. */
  changeCart(call: StoreCall): Promise<StoreAnswer<Cart | null>>;
  /** Remembers the cart whose order may exist although nobody has seen it; null when its end is known. */
  markUnsettled(cartId: string | null): void;
}

export type Attempt = {
  form: CheckoutForm;
  /** The cart as it was on screen when the shopper pressed `Pay now`: the price she agreed to. */
  cart: Cart;
  /** Set when an earlier attempt on this cart ended without an answer. */
  unsettledCartId: string | null;
};

type Failed = { ok: false; failure: CheckoutFailure };
type Step<T> = ({ ok: true } & T) | Failed;

/**
 * One attempt to pay: card token, authorisation of exactly the amount on the button, the whole form into the
 * cart, the order. Money moves only in the last step, and that step gives the same order however often it is asked.
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

  const patch = cartPatch(form, payment.patch);
  const changed = await world.changeCart((swell) => swell.cart.update(patch));
  if (!changed.ok) return cartFailure(changed, contextOf(attempt));
  const difference = differenceBetween(cart, changed.value);
  if (difference) return difference;

  if (payment.confirmationUrl !== null) {
    world.markUnsettled(cart.cartId);
    return { kind: 'confirmation-needed', url: payment.confirmationUrl };
  }
  return submitOrder(attempt, world);
}

/** The last step alone: after the shopper approved the payment on the bank's page. */
export async function submitOrder(
  attempt: Pick<Attempt, 'cart' | 'form'>,
  world: CheckoutWorld,
): Promise<CheckoutOutcome> {
  world.markUnsettled(attempt.cart.cartId);
  const answer = await world.ask((swell) => swell.cart.submitOrder());
  if (answer.ok) {
    const orderId = parseOrderId(answer.value);
    return orderId === null ? { kind: 'unreachable' } : settled(orderId, world);
  }
  const failure = cartFailure(answer, contextOf(attempt));
  if (failure.kind === 'unreachable') return failure;
  world.markUnsettled(null);
  return explained(failure, attempt.cart, world);
}

/** The order a cart has become, or null when it has not: asked after an attempt without an answer. */
export async function findOrder(
  cartId: string,
  world: Pick<CheckoutWorld, 'ask'>,
): Promise<Step<{ orderId: string | null }>> {
  const answer = await world.ask((swell) => swell.cart.getOrder());
  if (answer.ok) return { ok: true, orderId: parseOrderId(answer.value, cartId) };
  const isSilent = vaultFailure(answer).kind === 'unreachable';
  return isSilent ? { ok: false, failure: { kind: 'unreachable' } } : { ok: true, orderId: null };
}

function settled(orderId: string, world: CheckoutWorld): CheckoutOutcome {
  world.markUnsettled(null);
  return { kind: 'placed', orderId };
}

async function authorise(
  { form, cart }: Attempt,
  world: CheckoutWorld,
): Promise<Step<{ patch: PaymentPatch; confirmationUrl: string | null }>> {
  if (!rulesFor(form, cart.captureTotal > 0).asksCard) {
    return { ok: true, patch: { method: null, card: null, intent: null }, confirmationUrl: null };
  }
  const card = cardOf(form);
  const tokenized = await world.ask((swell) => swell.card.createToken(card));
  if (!tokenized.ok) return { ok: false, failure: vaultFailure(tokenized) };
  const token = parseCardToken(tokenized.value);
  if (token === null) return { ok: false, failure: { kind: 'unreachable' } };
  const method = form.paymentMethod;
  if (!isChargeable(cart.captureTotal, cart.currency)) {
    return { ok: true, patch: { method, card: { token }, intent: null }, confirmationUrl: null };
  }

  const authorised = await world.ask((swell) =>
    swell.payment.createIntent({
      gateway: 'embedded',
      intent: { payment_method: token, amount: cart.captureTotal, currency: cart.currency },
    }),
  );
  if (!authorised.ok) return { ok: false, failure: vaultFailure(authorised) };
  const intent = parseIntent(authorised.value);
  if (intent === null) return { ok: false, failure: { kind: 'payment-declined' } };
  return {
    ok: true,
    patch: { method, card: { token }, intent: { embedded: { id: intent.id } } },
    confirmationUrl: intent.confirmationUrl,
  };
}

/** What the vault takes. Years of two digits would be read as the first century (swell-js). */
function cardOf({ card }: CheckoutForm) {
  const expiry = parseCardExpiry(card.expiry);
  return {
    number: cardDigits(card.number),
    exp_month: expiry?.month,
    exp_year: expiry?.year,
    cvc: card.securityCode.trim(),
    name: card.nameOnCard.trim(),
  };
}

/** Why the cart is not the one the shopper agreed to pay for; null when it is. */
function differenceBetween(agreed: Cart, now: Cart | null): CheckoutFailure | null {
  if (now === null || now.cartId !== agreed.cartId) return { kind: 'cart-gone' };
  if (now.captureTotal === agreed.captureTotal) return null;
  if (agreed.couponCode !== null && now.couponCode === null) {
    return { kind: 'coupon-lost', code: agreed.couponCode };
  }
  return { kind: 'price-changed' };
}

/** A refused payment may only mean that the total moved after it was authorised: the fresh cart tells. */
async function explained(
  failure: CheckoutFailure,
  agreed: Cart,
  world: CheckoutWorld,
): Promise<CheckoutFailure> {
  if (failure.kind !== 'payment-declined') return failure;
  const fresh = await world.changeCart((swell) => swell.cart.get());
  return (fresh.ok ? differenceBetween(agreed, fresh.value) : null) ?? failure;
}

function contextOf({ form, cart }: Pick<Attempt, 'form' | 'cart'>): RefusalContext {
  return {
    // A pick-up has no address of its own: what is sent as its shipping name was typed as the billing one.
    shippingGroup: form.deliveryType === 'ship' ? 'shipDetails' : 'billingDetails',
    billingGroup: billingGroupOf(form),
    couponCode: cart.couponCode,
    hasService: cart.shippingServiceId !== null,
  };
}

export type Resumption = {
  /** What the bank's page said on the way back; null for an ordinary visit. */
  redirectStatus: RedirectStatus | null;
  form: CheckoutForm;
  cart: Cart | null;
  unsettledCartId: string | null;
};

/** Goes on where an earlier visit to the page stopped; null when there is nothing to go on with. */
export async function resumeCheckout(
  { redirectStatus, form, cart, unsettledCartId }: Resumption,
  world: CheckoutWorld,
): Promise<CheckoutOutcome | null> {
  if (unsettledCartId !== null && cart?.cartId !== unsettledCartId) {
    const earlier = await findOrder(unsettledCartId, world);
    if (!earlier.ok) return earlier.failure;
    if (earlier.orderId !== null) return settled(earlier.orderId, world);
    world.markUnsettled(null);
  }
  if (redirectStatus === null) return null;
  if (redirectStatus === 'succeeded' && cart) return submitConfirmed({ cart, form }, world);
  world.markUnsettled(null);
  return { kind: redirectStatus === 'canceled' ? 'confirmation-canceled' : 'confirmation-unknown' };
}

/** The address bar only claims that the payment was approved: a cart that was never sent to a bank is told so. */
async function submitConfirmed(
  attempt: Pick<Attempt, 'cart' | 'form'>,
  world: CheckoutWorld,
): Promise<CheckoutOutcome> {
  const outcome = await submitOrder(attempt, world);
  return outcome.kind === 'cart-gone' ? { kind: 'confirmation-unknown' } : outcome;
}
