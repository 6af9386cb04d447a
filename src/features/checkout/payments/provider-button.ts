import type { SwellClient } from 'swell-js';
import { viewOf } from '@/client/wire/swell-view';
import type { PaymentMethodId } from '@/domain/checkout/checkout-method';
import { asked } from './element-calls';
import type { ElementContext, ElementParams, PaymentElement } from './payment-element';
import { placeOf } from './wallet-place';

/** How one provider's button differs from the others. */
export type ProviderButton = {
  id: PaymentMethodId;
  /** When the method is chosen: fetches the provider's code and asks whether it can be paid with here. */
  makeReady(context: ElementContext): Promise<void>;
  /** What swell-js is told of the button besides who is to be told how it ended. */
  options?: object;
  /** Makes a button of what swell-js put into the place, where that is none for a keyboard. */
  dress?(place: HTMLElement): void;
  /** Ends an approval that swell-js has written into the cart; it throws unless the order may be sent. */
  settle?(context: ElementContext): Promise<void>;
};

/**
 * A method that opens only by its provider's own button, which swell-js puts on the page once the form is in the cart:
 * it asks for the total of that moment, and what it gives becomes what the cart is paid with.
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
      // Its button shows a total of now, and tells whoever waits now.
      place.remove();
      told();
    },
  });
}

/**
 * A place for one button. swell-js takes seconds to draw one, and whoever says "Not now" meanwhile may ask for the next:
 * a late one must not come to stand beside it.
 */
function freshPlaceIn(place: HTMLElement): HTMLElement {
  const fresh = document.createElement('div');
  const [unique = 0] = crypto.getRandomValues(new Uint32Array(1));
  fresh.id = `${place.id}-${unique}`;
  place.append(fresh);
  return fresh;
}

/** Waits for the first that the shopper or the provider says. @returns what is to be told of it */
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
  // It may have been chosen long ago, and its code may not have come then.
  await makeReady(context);
  await asked(context.world, (swell) =>
    buttonView(swell, onError).payment.createElements({
      [id]: { ...options, elementId, onSuccess, onCancel, onError },
    }),
  );
  const place = document.getElementById(elementId);
  if (place) dress?.(place);
}

/** How Google Pay says that its sheet was closed. */
function isClosed(thrown: unknown): boolean {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    Reflect.get(thrown, 'statusCode') === 'CANCELED'
  );
}

/**
 * The client as a button uses it. What is refused while a sheet is open swell-js would tell nobody. And it would write
 * the provider's idea of name and address over what was typed: only how it is paid goes into the cart.
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

/** What a cart is paid with; everything else of `billing` is a name and an address. */
const paymentFields: readonly string[] = [
  ...['method', 'card', 'account_card_id', 'intent', 'paypal', 'google', 'apple', 'amazon'],
  ...['sezzle', 'convesiopay'],
];

/** A call as swell-js makes it: the body stands where its types know only an id. */
function withPaymentOnly([method, path, body, ...rest]: readonly unknown[]): unknown[] {
  const isChange = method === 'put' && path === '/cart' && typeof body === 'object';
  return [method, path, isChange ? paymentOf(Object(body)) : body, ...rest];
}

/** A code for a discount is the shopper's own word, wherever it is typed. */
function paymentOf({ billing, coupon_code: code }: { billing?: object; coupon_code?: unknown }) {
  const paid = Object.entries(billing ?? {}).filter(([name]) => paymentFields.includes(name));
  return {
    ...(billing && { billing: Object.fromEntries(paid) }),
    ...(code !== undefined && { coupon_code: code }),
  };
}
