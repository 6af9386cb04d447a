import type { ElementContext, PaymentElement } from '../payment-element';
import { swellElement } from '../swell-element';

/**
 * Two visits to Amazon: on the first the shopper chooses what to pay with, on the second Amazon takes the amount. Back
 * from the first this goes on to the second, back from the second the order may be sent.
 */
export function takeSession(
  context: ElementContext,
): NonNullable<PaymentElement['handleRedirect']> {
  const { tokenize: confirm, handleRedirect: keepSession } = swellElement('amazon')(context);
  return async (params, query) => {
    if (query.confirm !== undefined) return keepSession?.(params, query);
    const onSuccess = () => undefined;
    let hasFailed = false;
    const onError = (thrown: unknown) => {
      hasFailed = true;
      params.onError(thrown);
    };
    await keepSession?.({ ...params, onSuccess, onError }, query);
    if (!hasFailed) await confirm(params);
  };
}
