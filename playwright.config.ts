import { defineConfig } from '@playwright/test';
import { brand } from './src/domain/brand';
import { chromiumLaunch } from './e2e/base/chromium';
import { framingPort, serverDataDir, serverOrigin, serverPort } from './e2e/base/server';

/** The popup comes once a day and lies over the page: to whoever walks through a test it came just now. */
const consultationWasOffered = {
  cookies: [],
  origins: [
    {
      origin: serverOrigin,
      localStorage: [
        { name: `${brand.storagePrefix}consultation-shown`, value: String(Date.now()) },
      ],
    },
  ],
};

export default defineConfig({
  testDir: 'e2e',
  // One needs a hosted store behind it, the others a shop that is set up otherwise.
  testIgnore: ['swell*.spec.ts', 'settings.spec.ts', 'stripe.spec.ts', 'stripe-faults.spec.ts'],
  // A folder of its own, for it is emptied before each run; the reports beside it stay.
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Where nobody sits in front of it a test that failed gets a second try, and the summary names it: such a test is
  // a fault to be mended, but no reason to throw a good change away.
  retries: process.env.CI ? 1 : 0,
  // The longest journeys take half a minute where nothing else runs; how busy a machine is says nothing about the shop.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    baseURL: serverOrigin,
    browserName: 'chromium',
    launchOptions: chromiumLaunch,
    viewport: { width: 1440, height: 1000 },
    // A record of each test costs a third of its time; `npm run test:e2e -- --trace on` makes them.
    trace: 'off',
    locale: 'en-US',
    storageState: consultationWasOffered,
  },
  webServer: {
    command:
      'node scripts/shop/reset.mjs && npx tsx e2e/base/before-server.ts && node scripts/serve.mjs',
    url: `${serverOrigin}/api/health/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(serverPort),
      DATA_DIR: serverDataDir,
      LOG_LEVEL: 'warn',
      FRAME_ORIGINS: `http://127.0.0.1:${framingPort}`,
    },
  },
});
