import { defineConfig } from '@playwright/test';
import { serverDataDir, serverOrigin, serverPort } from './e2e/base/server';
import base from './playwright.config';

/** The same journeys through a proxy that gives each request to another process: `npm run test:e2e:processes`. */
export default defineConfig({
  ...base,
  // So many servers and a database share the machine with the browsers.
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  outputDir: 'test-results/processes-journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/processes-results.json' }]],
  webServer: {
    ...base.webServer,
    command: `node_modules/.bin/tsx scripts/drills/processes.ts ${process.env.PROCESSES ?? '4'}`,
    url: `${serverOrigin}/api/health/ready`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    env: { ...webServerSettings(), PORT: String(serverPort), DATA_DIR: serverDataDir },
  },
});

function webServerSettings(): Record<string, string> {
  const { webServer } = base;
  const [server] = Array.isArray(webServer) ? webServer : [webServer];
  return server?.env ?? {};
}
