import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { serverDataDir, serverOrigin, serverPort } from './e2e/base/server';
import { webhookSecret } from './e2e/payments/swell';
import base from './playwright.config';
import { certificate } from './src/testing/stand-ins/swell-certificate';

/** The shop trusts the stand-in's certificate as it would trust Swell's. */
const certificateFile = path.resolve('test-results/swell.pem');
mkdirSync(path.dirname(certificateFile), { recursive: true });
writeFileSync(certificateFile, certificate);

const storeDataDir = `${serverDataDir}-store`;
const server = {
  timeout: 120_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const;

/**
 * The journeys of buying, with a hosted store behind the shop: `npm run test:e2e:swell` builds for it and says where
 * everything is. Left out is the page that plays a bank: it belongs to our own gateway, not to a hosted store's.
 */
export default defineConfig({
  ...base,
  testMatch: [
    'swell.spec.ts',
    'swell-gateways.spec.ts',
    'purchase.spec.ts',
    'cart.spec.ts',
    'checkout.spec.ts',
  ],
  testIgnore: [],
  // Each step asks a process behind a process, and all of them share a machine.
  workers: 2,
  timeout: 180_000,
  grepInvert: /has to be confirmed/,
  outputDir: 'test-results/swell-journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/swell-results.json' }]],
  webServer: [
    {
      ...server,
      command:
        'node scripts/shop/reset.mjs && node --import tsx src/testing/workers/swell-worker.ts',
      url: `http://localhost:${serverPort + 1}/api/settings`,
      env: {
        ...withoutSwell(),
        PORT: String(serverPort + 1),
        BACKEND_PORT: String(serverPort + 2),
        // The checkout of this store is the shop's own page.
        NEXT_PUBLIC_SITE_URL: serverOrigin,
        WEBHOOK_URL: `${serverOrigin}/api/webhooks/swell/${webhookSecret}`,
        DATA_DIR: storeDataDir,
        LOG_LEVEL: 'warn',
      },
    },
    {
      ...server,
      command: 'node scripts/shop/reset.mjs && node scripts/serve.mjs',
      url: `${serverOrigin}/api/health/ready`,
      env: {
        PORT: String(serverPort),
        DATA_DIR: serverDataDir,
        LOG_LEVEL: 'warn',
        WEBHOOK_SECRET: webhookSecret,
        NODE_EXTRA_CA_CERTS: certificateFile,
      },
    },
  ],
});

/** The store itself runs on its own engine: empty counts as not set. */
function withoutSwell(): Record<string, string> {
  const names = Object.keys(process.env).filter((name) => name.startsWith('SWELL_'));
  return Object.fromEntries(names.map((name) => [name, '']));
}
