import type { SwellClient } from 'swell-js';
import { viewOf } from '@/client/wire/swell-view';
import type { PaymentMethodId } from '@/domain/checkout/checkout-method';
import { asked } from './element-calls';
import type { ElementContext, ElementParams, PaymentElement } from './payment-element';
import { placeOf } from './wallet-place';

/** The differences between the providers' buttons. */
export type ProviderButton = {
  id: PaymentMethodId;
  /** Runs when the method is chosen: loads the provider's code and checks that it can pay here. */
  makeReady(context: ElementContext): Promise<void>;
  /** Options of the button for swell-js, besides the callbacks for its result. */
  options?: object;
  /** Turns swell-js's element into a real button where it cannot be used by keyboard. */
  dress?(place: HTMLElement): void;
  /** Completes an approval that swell-js has written into the cart; throws unless the order may be sent. */
  settle?(context: ElementContext): Promise<void>;
};

/**
 * A method that opens only through its provider's own button, which swell-js puts on the page once the form is in the
 * cart: the button asks for the total of that moment, and its result is saved in the cart as the payment.
 */
export function openProviderButton(provider: ProviderButton) {
  return (context: ElementContext): PaymentElement => ({
    async createElements({ elementId }) {
      placeOf(elementId);
      await provider.makeReady(context);
    },
    async tokenize(params) {
      const place = freshPlaceIn(placeOf(params.elementId));
      const told = await firstAnswer(provider, context, { ...params, elementId: place.id });
      // The button shows the current total and reports to the current caller, so an older one is removed.
      place.remove();
      told();
    },
  });
}

/**
 * Creates a container for one button. swell-js takes seconds to draw one, and a shopper who presses "Not now" meanwhile
 * may ask for the next: a late button must not appear next to it.
 */
function freshPlaceIn(place: HTMLElement): HTMLElement {
  const fresh = document.createElement('div');
  const [unique = 0] = crypto.getRandomValues(new Uint32Array(1));
  fresh.id = `${place.id}-${unique}`;
  place.append(fresh);
  return fresh;
}

/** Waits for the first answer of the shopper or the provider. @returns the result to report */
function firstAnswer(
  provider: ProviderButton,
  context: ElementContext,
  { onSuccess, onCancel, onError, signal, ...params }: ElementParams,
): Promise<() => void> {
  return new Promise((resolve) => {
    const cancel = () => resolve(onCancel);
    const fail = (thrown: unknown) =>
      isClosed(thrown) ? cancel() : resolve(() => onError(thrown));
    const settle = async () => {
      if (!signal?.aborted) await provider.settle?.(context);
    };
    const succeed = () => void settle().then(() => resolve(onSuccess), fail);
    signal?.addEventListener('abort', cancel);
    const told = { ...params, onSuccess: succeed, onCancel: cancel, onError: fail };
    showButton(provider, context, told).catch(fail);
  });
}

async function showButton(
  { id, options, makeReady, dress }: ProviderButton,
  context: ElementContext,
  { elementId, onSuccess, onCancel, onError }: ElementParams,
): Promise<void> {
  // The method may have been chosen long ago, and its code may not have loaded then.
  await makeReady(context);
  await asked(context.world, (swell) =>
    buttonView(swell, onError).payment.createElements({
      [id]: { ...options, elementId, onSuccess, onCancel, onError },
    }),
  );
  const place = document.getElementById(elementId);
  if (place) dress?.(place);
}

/** Whether Google Pay reports that its sheet was closed. */
function isClosed(thrown: unknown): boolean {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    Reflect.get(thrown, 'statusCode') === 'CANCELED'
  );
}

/**
 * The client for a button. swell-js would swallow a refusal while a sheet is open, and would overwrite the typed name
 * and address with the provider's: only the payment goes into the cart.
 */
function buttonView(swell: SwellClient, tell: (thrown: unknown) => void): SwellClient {
  return viewOf(swell, (...call) => {
    const answer: Promise<unknown> = Reflect.apply(swell.request, swell, withPaymentOnly(call));
    return answer.catch((thrown: unknown) => {
      tell(thrown);
      throw thrown;
    });
  });
}

/** Payment fields of `billing`; all others are name and address. */
const paymentFields: readonly string[] = [
  ...['method', 'card', 'account_card_id', 'intent', 'paypal', 'google', 'apple', 'amazon'],
  ...['sezzle', 'convesiopay'],
];

/** A call of swell-js: the body is in a position where its types have only an id. */
function withPaymentOnly([method, path, body, ...rest]: readonly unknown[]): unknown[] {
  const isChange = method === 'put' && path === '/cart' && typeof body === 'object';
  return [method, path, isChange ? paymentOf(Object(body)) : body, ...rest];
}

/** A discount code comes from the shopper, wherever it is typed, so it is kept. */
function paymentOf({ billing, coupon_code: code }: { billing?: object; coupon_code?: unknown }) {
  const paid = Object.entries(billing ?? {}).filter(([name]) => paymentFields.includes(name));
  return {
    ...(billing && { billing: Object.fromEntries(paid) }),
    ...(code !== undefined && { coupon_code: code }),
  };
}
