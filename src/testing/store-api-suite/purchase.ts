import { randomUUID } from 'node:crypto';
import type { Cart, CartItem, Order, SwellClient } from 'swell-js';
import { charger, home, testCard } from '../http-shopper/goods';

/** The five accessories of the page contract; a shop may have more. */
export const fiveAccessories = [
  'dry-clean-charger',
  'pure-portable-charger',
  'remote-mini-pocket',
  'standard-charger',
  'stream-line-tv',
];

export const declinedNumber = '4000 0000 0000 0002';
export const confirmedNumber = '4000 0025 0000 3155';

export const unknownCheckoutId = '0'.repeat(32);

/** A new e-mail address. */
export function newEmail(): string {
  return `ada-${randomUUID().slice(0, 13)}@example.com`;
}

export async function productId(shopper: SwellClient, slug: string): Promise<string> {
  const product = await shopper.products.get(slug);
  return product.id ?? '';
}

/** The cart in an answer; throws when the answer is something else. */
export function cartOf(answer: unknown): Cart & { items: CartItem[] } {
  if (!isCart(answer)) throw new Error(`Not a cart: ${JSON.stringify(answer)}`);
  return answer;
}

function isCart(answer: unknown): answer is Cart & { items: CartItem[] } {
  return typeof answer === 'object' && answer !== null && 'checkout_id' in answer;
}

/** Adds a product by its slug. `item` may contain anything, even what the SDK's types forbid. */
export async function add(shopper: SwellClient, slug: string, item: object = {}) {
  return cartOf(await addAnyhow(shopper, slug, item));
}

/** The same, but allows a refusal with status 200. */
export async function addAnyhow(shopper: SwellClient, slug: string, item: object = {}) {
  const product_id = await productId(shopper, slug);
  return shopper.cart.addItem({ product_id, ...item });
}

export async function cartNow(shopper: SwellClient) {
  return cartOf(await shopper.cart.get());
}

export async function cardToken(shopper: SwellClient, number = testCard.number): Promise<string> {
  const { token } = await shopper.card.createToken({ ...testCard, number });
  return token ?? '';
}

type Intent = { id: string; status: string; confirmation_url?: string };

/** An authorisation for the amount of the cart, or for another amount in minor units. */
export async function intentFor(shopper: SwellClient, token: string, amount?: number) {
  const cart = await cartNow(shopper);
  const answer = await shopper.payment.createIntent({
    gateway: 'embedded',
    intent: {
      payment_method: token,
      amount: amount ?? Math.round((cart.capture_total ?? 0) * 100),
      currency: 'usd',
    },
  });
  return answer as Intent;
}

/** Completes the checkout: e-mail, address, delivery service and billing. */
export async function readyToPay(shopper: SwellClient, billing: object = {}, email = newEmail()) {
  return cartOf(
    await shopper.cart.update({
      account: { email },
      shipping: { ...home, service: 'priority_shipping' },
      billing: { ...home, method: 'card', ...billing },
    }),
  );
}

/** Buys the cart's contents with the card that always works. */
export async function payCart(shopper: SwellClient, email?: string): Promise<Order> {
  await readyToPay(shopper, { card: { token: await cardToken(shopper) } }, email);
  return shopper.cart.submitOrder();
}

/** Buys one charger. */
export async function buyCharger(shopper: SwellClient, email?: string): Promise<Order> {
  await add(shopper, charger);
  return payCart(shopper, email);
}

/** Converts an amount of the Store API to whole cents, for exact sums. Throws for anything finer than a cent. */
export function inCents(amount: unknown): number {
  const cents = typeof amount === 'number' ? Math.round(amount * 100) : NaN;
  if (amount !== cents / 100) throw new Error(`Not an amount: ${JSON.stringify(amount)}`);
  return cents;
}
