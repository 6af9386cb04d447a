import { defineConfig } from '@playwright/test';
import { serverDataDir, serverOrigin, serverPort } from './e2e/base/server';
import { stripeUrl, webhookSecret } from './e2e/payments/stripe/stripe-address';
import base from './playwright.config';

/** The shop with Stripe behind it: `npm run test:e2e:stripe` builds and sets it. The stand-in runs beside the tests. */
export default defineConfig({
  ...base,
  testMatch: ['stripe.spec.ts', 'stripe-account.spec.ts', 'stripe-faults.spec.ts'],
  testIgnore: [],
  // One stand-in on one port, and one purse to look into.
  workers: 1,
  fullyParallel: false,
  outputDir: 'test-results/stripe-journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/stripe-results.json' }]],
  webServer: {
    command: 'node scripts/shop/reset.mjs && node scripts/serve.mjs',
    url: `${serverOrigin}/api/health/ready`,
    timeout: 120_000,
    reuseExistingServer: Boolean(process.env.E2E_RUNNING),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(serverPort),
      DATA_DIR: serverDataDir,
      LOG_LEVEL: 'warn',
      STRIPE_SECRET_KEY: 'sk_test_shop',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_shop',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_METHODS: 'card,google,apple,klarna,ideal,bancontact',
      STRIPE_API_URL: stripeUrl,
    },
  },
});
