import { createStripeStandIn } from './stand-in';

const webhookSecret = 'whsec_shop';

/** The payment gateway among the external services of a test: its stand-in, and what a shop needs to use it. */
export function createGatewayService() {
  const standIn = createStripeStandIn({ webhookSecret });
  return {
    standIn,
    /** The environment of a shop that takes payments by it. */
    settings: (): Readonly<Record<string, string>> => ({
      STRIPE_SECRET_KEY: 'sk_test_shop',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_shop',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: standIn.url,
    }),
  };
}
