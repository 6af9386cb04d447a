import { elementStrategy } from '../element-strategy';
import { loadStripe } from './script';
import { swellElement } from '../swell-element';

/** Klarna through Stripe, whose code sends the shopper there and reads the outcome on the return. */
export const stripeKlarna = elementStrategy(
  'klarna',
  (context) => {
    const klarna = swellElement('klarna')(context);
    return {
      async tokenize(params) {
        await loadStripe();
        await klarna.tokenize(params);
      },
      async handleRedirect(params, query) {
        await loadStripe();
        await klarna.handleRedirect?.(params, query);
      },
    };
  },
  ['stripe'],
);
