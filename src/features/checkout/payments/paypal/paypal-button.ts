import { cartToPay } from '../element-calls';
import { elementStrategy } from '../element-strategy';
import { loadScripts } from '../load-script';
import { openProviderButton } from '../provider-button';
import { checkCart } from './cart-check';
import { paypalScript } from './paypal-script';

/** PayPal's own button and window; the delivery address comes from our form. */
export const paypalButton = elementStrategy(
  'paypal',
  openProviderButton({
    id: 'paypal',
    options: { require: { shipping: false } },
    async makeReady({ method, world }) {
      const cart = await cartToPay(world);
      checkCart(cart, method);
      await loadScripts([paypalScript('paypal', method, cart.currency)]);
    },
  }),
  ['direct'],
);
