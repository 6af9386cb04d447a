import { createStripeStandIn, type StripeStandIn } from './stand-in';

/** A new Stripe stand-in for each test. Call in a describe block. */
export function useStripe(): { readonly standIn: StripeStandIn } {
  let standIn: StripeStandIn | undefined;
  beforeEach(async () => {
    standIn = createStripeStandIn({ webhookSecret: 'whsec_shop' });
    await standIn.start();
  });
  afterEach(() => standIn?.stop());
  return {
    get standIn() {
      if (!standIn) throw new Error('Stripe stands only while tests run');
      return standIn;
    },
  };
}
