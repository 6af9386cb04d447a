import { defineConfig } from '@playwright/test';
import { brand } from './src/domain/brand';
import { chromiumLaunch } from './e2e/base/chromium';
import { framingPort, serverDataDir, serverOrigin, serverPort } from './e2e/base/server';
import parts from './scripts/test/parts.json';

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

/** Some need a hosted store or other settings; `npm test` leaves the slow ones to `npm run test:slow`. */
const leftOut = { ...parts.ownCommand, ...(process.env.LEAVE_OUT_SLOW ? parts.slow : {}) };

export default defineConfig({
  testDir: 'e2e',
  testIgnore: Object.keys(leftOut).map((file) => `**/${file}`),
  // A folder of its own, for it is emptied before each run; the reports beside it stay.
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  // Each waits for its page a good part of the time: three keep two cores busy.
  workers: 3,
  // A test that passes only at its second try has a fault to be mended.
  retries: 0,
  // The longest journeys take half a minute where nothing else runs; how busy a machine is says nothing about the shop.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.BROWSER_REPORT ?? 'test-results/results.json' }],
  ],
  use: {
    baseURL: serverOrigin,
    browserName: 'chromium',
    launchOptions: chromiumLaunch,
    viewport: { width: 1440, height: 1000 },
    // A record of each test costs a third of its time; `npm run test:e2e -- --trace on` makes them.
    trace: 'off',
    locale: process.env.E2E_LOCALE ?? 'en-US',
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
