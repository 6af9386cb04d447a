import { parseToBeApproved } from '@/domain/schemas/checkout-payments';
import {
  approvedState,
  asked,
  bill,
  cartToPay,
  expectApproval,
  returnAddress,
  understood,
} from './element-calls';
import { elementStrategy } from './element-strategy';
import { toChargeUnits } from '@/domain/checkout/charge';

/** The bank confirms a means of payment; on the return it is saved in the cart. */
export const bancontact = elementStrategy('bancontact', (context) => ({
  async tokenize() {
    const { method, world } = context;
    const cart = await cartToPay(world);
    const request = {
      gateway: method.gateway,
      action: 'setup',
      account_id: cart.account_id,
      intent: {
        payment_method_types: ['bancontact'],
        usage: 'off_session',
        amount: toChargeUnits(cart.capture_total, cart.currency),
        currency: cart.currency.toLowerCase(),
        return_url: returnAddress('bancontact'),
      },
    };
    const answer = await asked(world, (swell) => swell.payment.createIntent(request));
    world.leave(understood(parseToBeApproved(answer)).redirect_url);
  },
  async handleRedirect({ onSuccess }, query) {
    expectApproval(query);
    const { setup_intent_client_secret: setup, payment_intent_client_secret: payment } = query;
    const { id } = await approvedState(context, { client_secret: setup ?? payment });
    await bill(context.world, { method: 'bancontact', bancontact: { token: id } });
    onSuccess();
  },
}));
