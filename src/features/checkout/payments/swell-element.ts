import type { SwellClient } from 'swell-js';
import type { ReturnQuery } from '@/domain/checkout/checkout-return';
import { asked } from './element-calls';
import { elementStrategy } from './element-strategy';
import type { ElementParams, OpenElement } from './payment-element';
import { RefusedCall } from './refused-call';
import type { CheckoutWorld, PaymentStrategy } from './strategy';

type SwellPayment = SwellClient['payment'];

/** Methods of swell-js whose code needs no third-party script (contract 13.4). */
type SwellName = 'klarna' | 'paysafecard' | 'amazon' | 'card';

/** A payment method that runs on swell-js's own code. */
export function swellStrategy(id: 'klarna' | 'paysafecard'): PaymentStrategy {
  return elementStrategy(id, swellElement(id));
}

/** swell-js's element for one method. It is given no other method, as it would treat every return as its own. */
export function swellElement(
  name: SwellName,
  paymentOf: (swell: SwellClient) => SwellPayment = ({ payment }) => payment,
): OpenElement {
  return ({ world }) => ({
    tokenize: (params) => swellTokenize(name, params, world, paymentOf),
    handleRedirect: (params, query) =>
      swellHandleRedirect(name, { ...params, query }, world, paymentOf),
  });
}

async function swellTokenize(
  name: SwellName,
  { onSuccess, onError }: ElementParams,
  world: CheckoutWorld,
  paymentOf: (swell: SwellClient) => SwellPayment,
): Promise<void> {
  // The bank may ask the shopper meanwhile.
  const answer = await world.askPatiently((swell) =>
    paymentOf(swell).tokenize({ [name]: { onSuccess, onError } }),
  );
  if (!answer.ok) throw new RefusedCall(answer);
}

async function swellHandleRedirect(
  name: SwellName,
  { onSuccess, onError, query }: ElementParams & { query: ReturnQuery },
  world: CheckoutWorld,
  paymentOf: (swell: SwellClient) => SwellPayment,
): Promise<void> {
  const params = { [name]: { onSuccess, onError } };
  await asked(world, (swell) =>
    withQueryInAddress(query, () => paymentOf(swell).handleRedirect(params)),
  );
}

/**
 * swell-js reads the return query from the address bar and clears it with its own history entry. By then our code has
 * already cleared the address, so the query is put back while swell-js reads it. Nothing of that may remain: one step
 * back would show the query again, and Next cannot go back to entries that it did not write.
 */
function withQueryInAddress<T>(query: ReturnQuery, call: () => T): T {
  const { history, location } = window;
  const { state, pushState } = history;
  const pairs = Object.entries(query).map((pair) => pair.map(encodeURIComponent).join('='));
  history.replaceState(state, '', `${location.pathname}?${pairs.join('&')}`);
  history.pushState = history.replaceState;
  try {
    return call();
  } finally {
    history.pushState = pushState;
    history.replaceState(state, '', location.pathname);
  }
}
