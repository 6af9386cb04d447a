import { parseSession } from '@/domain/schemas/checkout-payments';
import { asked, cartToPay, returnAddress, understood } from './element-calls';
import { elementStrategy } from './element-strategy';
import { swellElement } from './swell-element';

/**
 * Two visits to Amazon: on the first she chooses what to pay with, on the second Amazon takes the amount. Only the
 * button that starts the first needs Amazon's script, so that is ours; all the rest is the code of swell-js.
 */
export const amazon = elementStrategy('amazon', (context) => {
  const { world } = context;
  const { tokenize: confirm, handleRedirect: takeSession } = swellElement('amazon')(context);
  return {
    async tokenize() {
      const isPlan = (await cartToPay(world)).subscription_delivery;
      const here = returnAddress('amazon');
      const answer = await asked(world, (swell) =>
        swell.payment.authorizeGateway({
          gateway: 'amazon',
          params: {
            chargePermissionType: isPlan ? 'Recurring' : 'OneTime',
            webCheckoutDetails: {
              checkoutReviewReturnUrl: `${here}&redirect_status=succeeded`,
              checkoutCancelUrl: `${here}&redirect_status=canceled`,
            },
          },
        }),
      );
      world.leave(understood(parseSession(answer)).redirect_url);
    },
    async handleRedirect(params, query) {
      if (query.confirm !== undefined) return takeSession?.(params, query);
      const onSuccess = () => undefined;
      let hasFailed = false;
      const onError = (thrown: unknown) => {
        hasFailed = true;
        params.onError(thrown);
      };
      await takeSession?.({ ...params, onSuccess, onError }, query);
      if (!hasFailed) await confirm(params);
    },
  };
});
