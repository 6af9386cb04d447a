import { parseSession } from '@/domain/schemas/checkout-payments';
import { asked, cartToPay, returnAddress, understood } from '../element-calls';
import { elementStrategy } from '../element-strategy';
import { takeSession } from './session';

/** In the sandbox the button that starts the first visit is ours; the rest is swell-js's code. */
export const amazon = elementStrategy('amazon', (context) => {
  const { world } = context;
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
    handleRedirect: takeSession(context),
  };
});
