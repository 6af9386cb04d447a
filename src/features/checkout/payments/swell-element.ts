import type { SwellClient } from 'swell-js';
import type { ReturnQuery } from '@/domain/checkout/checkout-return';
import { asked } from './element-calls';
import { elementStrategy } from './element-strategy';
import type { ElementParams, OpenElement } from './payment-element';
import { RefusedCall } from './refused-call';
import type { CheckoutWorld, PaymentStrategy } from './strategy';

type SwellPayment = SwellClient['payment'];

/** Names of methods in swell-js whose code needs no script of a stranger (contract 13.4). */
type SwellName = 'klarna' | 'paysafecard' | 'amazon' | 'card';

/** A method that the code of swell-js itself pays with. */
export function swellStrategy(id: 'klarna' | 'paysafecard'): PaymentStrategy {
  return elementStrategy(id, swellElement(id));
}

/** The element of swell-js for one method; no other is ever passed to it, as it would take every return for its own. */
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
  // She may be asked by her bank meanwhile.
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
 * swell-js reads the way back from the address bar and clears it with an entry of its own in the history. By then the
 * address has long been cleared, so it is lent the query for as long as it looks; nothing of that may stay behind: one
 * step back there would be the query again, and entries that Next did not write it cannot go back to.
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
