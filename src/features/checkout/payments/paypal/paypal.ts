import { PaymentError } from '@/domain/checkout/checkout-fault';
import type { PaymentMethod } from '@/domain/checkout/checkout-method';
import { parseState, parseToBeApproved, type CartToPay } from '@/domain/schemas/checkout-payments';
import {
  asked,
  bill,
  cartToPay,
  expectApproval,
  NotApproved,
  returnAddress,
  understood,
} from '../element-calls';
import { elementStrategy } from '../element-strategy';
import type { PaymentElement, ElementContext } from '../payment-element';
import { checkCart } from './cart-check';

/** An order at PayPal for the cart's total, approved there; on the return PayPal is asked whether it really was. */
export const paypal = elementStrategy('paypal', openPaypal);

function openPaypal({ method, world }: ElementContext): PaymentElement {
  return {
    async createElements() {
      checkCart(await cartToPay(world), method);
    },
    async tokenize() {
      const cart = await cartToPay(world);
      checkCart(cart, method);
      const answer = await asked(world, (swell) =>
        swell.payment.createIntent({ gateway: 'paypal', intent: orderOf(cart, method) }),
      );
      world.leave(understood(parseToBeApproved(answer)).redirect_url);
    },
    async handleRedirect({ onSuccess }, query) {
      expectApproval(query);
      const cart = await cartToPay(world);
      const answer = await asked(world, (swell) =>
        swell.payment.updateIntent({
          gateway: 'paypal',
          intent: { cart_id: cart.id, paypal_order_id: query.token },
        }),
      );
      const order = parseState(answer);
      if (order?.status === 'VOIDED') throw new NotApproved();
      if (order?.status !== 'APPROVED') throw new PaymentError({ kind: 'intent-status' });
      await bill(world, { method: 'paypal', paypal: { order_id: order.id } });
      onSuccess();
    },
  };
}

function orderOf(cart: CartToPay, { merchantId }: PaymentMethod) {
  const here = returnAddress('paypal');
  return {
    intent: 'AUTHORIZE',
    purchase_units: [
      {
        amount: { value: Number(cart.capture_total.toFixed(2)), currency_code: cart.currency },
        payee: { merchant_id: merchantId },
      },
    ],
    application_context: {
      shipping_preference: 'NO_SHIPPING',
      return_url: `${here}&redirect_status=succeeded`,
      cancel_url: `${here}&redirect_status=canceled`,
    },
  };
}
