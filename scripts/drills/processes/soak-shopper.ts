import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SwellClient } from 'swell-js';
import { fieldOf, textOf } from '@/testing/http-shopper/answers';
import { aid, charger, home, scarce, testCard } from '@/testing/http-shopper/goods';
import { sdkOptions } from '@/testing/http-shopper/sdk-options';

/** Counts over all shoppers. */
export type Tally = {
  /** Steps that were repeated because the shop did not answer. */
  repeated: number;
  /** Shoppers who were told that the scarce piece is sold out and bought something else. */
  soldOut: number;
};

const require = createRequire(path.resolve('package.json'));

/** Longer than a process takes to come back. */
const triesOfAStep = 240;

/** Loads the published SDK with its own cookies. It keeps its state in the module, so each shopper loads a new copy. */
export function createShopper(url: string): SwellClient {
  const file = require.resolve('swell-js');
  Reflect.deleteProperty(require.cache, file);
  const loaded: { default?: SwellClient } & SwellClient = require('swell-js');
  const client = loaded.default ?? loaded;
  const cookies = new Map<string, string>();
  client.init('embedded', 'pk_embedded', sdkOptions(url, cookies));
  return client;
}

/**
 * Makes a whole purchase over HTTP: of the scarce piece while there is one, otherwise of a charger. Returns the order's
 * id.
 */
export async function buy(shopper: SwellClient, email: string, tally: Tally): Promise<string> {
  await addUnlessThere(shopper, aid, tally, { options: scarce });
  await fillCheckout(shopper, email, tally);
  const order = await step(tally, () => shopper.cart.submitOrder()).catch(
    async (failure: unknown) => {
      if (!isSoldOut(failure)) throw failure;
      tally.soldOut += 1;
      await step(tally, () => shopper.cart.setItems([]));
      await addUnlessThere(shopper, charger, tally, {});
      await fillCheckout(shopper, email, tally);
      return step(tally, () => shopper.cart.submitOrder());
    },
  );
  return textOf(order, 'id');
}

async function fillCheckout(shopper: SwellClient, email: string, tally: Tally): Promise<void> {
  const { token } = await step(tally, () => shopper.card.createToken(testCard));
  const form = {
    account: { email },
    shipping: { ...home, service: 'priority_shipping' },
    billing: { ...home, method: 'card', card: { token: token ?? '' } },
  };
  await step(tally, () => shopper.cart.update(form));
}

/** Adding twice gives two lines. After a lost answer, looks into the cart first, as a reloaded page does. */
async function addUnlessThere(
  shopper: SwellClient,
  slug: string,
  tally: Tally,
  item: object,
): Promise<void> {
  const product = await step(tally, () => shopper.products.get(slug));
  let isSecondTry = false;
  await step(tally, async () => {
    if (isSecondTry && linesOf(await shopper.cart.get()) > 0) return;
    isSecondTry = true;
    await shopper.cart.addItem({ product_id: textOf(product, 'id'), quantity: 1, ...item });
  });
}

/** Repeats a step while the shop does not answer, as a shopper presses a button again. Throws if the shop refuses. */
async function step<T>(tally: Tally, ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await ask();
      // The SDK returns a truncated answer as a text or as null.
      if (answer === null || typeof answer === 'string') throw new TypeError('Cut short');
      refuseErrors(answer);
      return answer;
    } catch (failure) {
      if (!isBrokenOff(failure) || tries === triesOfAStep) throw failure;
      tally.repeated += 1;
      await pause(500);
    }
  }
}

/** Throws refusals that arrive as an answer with `errors`. */
function refuseErrors(answer: unknown): void {
  const errors = fieldOf(answer, 'errors');
  if (!errors) return;
  throw Object.assign(new Error(`Refused: ${JSON.stringify(errors)}`), { code: 'refused' });
}

/**
 * True if the connection broke, the proxy reports that, or the shop was overloaded or too slow. Every other failure
 * that the shop reports has a code or a status.
 */
function isBrokenOff(failure: unknown): boolean {
  const code = fieldOf(failure, 'code');
  const isShed = code === 'overloaded' || code === 'timeout' || fieldOf(failure, 'status') === 503;
  return (
    isShed ||
    code === 'connection_error' ||
    (code === undefined && fieldOf(failure, 'status') === undefined)
  );
}

function isSoldOut(failure: unknown): boolean {
  return fieldOf(failure, 'code') === 'validation_error' && fieldOf(failure, 'param') === 'cart';
}

function linesOf(cart: unknown): number {
  const items = fieldOf(cart, 'items');
  return Array.isArray(items) ? items.length : 0;
}
