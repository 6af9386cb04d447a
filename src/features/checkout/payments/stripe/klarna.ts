import { elementStrategy } from '../element-strategy';
import { loadStripe } from './script';
import { swellElement } from '../swell-element';

/** Klarna through Stripe: its code sends the shopper there, and reads on the way back what became of it. */
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
