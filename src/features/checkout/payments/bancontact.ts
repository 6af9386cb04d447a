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
import { toChargeUnits } from '@/domain/charge';

/** The bank confirms a means of payment; back here it becomes the cart's. */
export const bancontact = elementStrategy('bancontact', ({ method: { gateway }, world }) => ({
  async tokenize() {
    const cart = await cartToPay(world);
    const request = {
      gateway,
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
    const { id } = await approvedState(world, { client_secret: query.setup_intent_client_secret });
    await bill(world, { method: 'bancontact', bancontact: { token: id } });
    onSuccess();
  },
}));
