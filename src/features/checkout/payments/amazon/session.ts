import type { ElementContext, PaymentElement } from '../payment-element';
import { swellElement } from '../swell-element';

/**
 * Payment takes two visits to Amazon: on the first the shopper chooses the means of payment, on the second Amazon takes
 * the amount. After the first visit this starts the second one; after the second the order can be sent.
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
