import { PaymentError } from '@/domain/checkout/checkout-fault';
import { parseIdealIntent } from '@/domain/schemas/checkout-payments';
import { asked, bill, cartToPay, expectApproval, returnAddress, understood } from './element-calls';
import { elementStrategy } from './element-strategy';
import { toChargeUnits } from '@/domain/checkout/charge';

/** The shopper chooses the bank on another page; the payment method is saved in the cart before they leave. */
export const ideal = elementStrategy('ideal', ({ method: { gateway }, world }) => ({
  async tokenize() {
    const cart = await cartToPay(world);
    const answer = await asked(world, (swell) =>
      swell.payment.createIntent({
        gateway,
        intent: {
          payment_method_types: 'ideal',
          confirmation_method: 'manual',
          confirm: true,
          amount: toChargeUnits(cart.capture_total, cart.currency),
          currency: cart.currency.toLowerCase(),
          return_url: returnAddress('ideal'),
        },
      }),
    );
    const intent = understood(parseIdealIntent(answer));
    if (!['requires_action', 'requires_source_action'].includes(intent.status)) {
      throw new PaymentError({ kind: 'intent-status' });
    }
    await bill(world, {
      method: 'ideal',
      ideal: { token: intent.payment_method },
      intent: { [gateway]: { id: intent.id } },
    });
    world.leave(intent.redirect_url);
  },
  async handleRedirect({ onSuccess }, query) {
    expectApproval(query);
    onSuccess();
  },
}));
