import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { clockFile } from './e2e/calendar/calendar';
import standard from './playwright.config';

const clock = path.resolve('e2e/calendar/moving-clock.cjs');
const { webServer } = standard;
if (!webServer || Array.isArray(webServer)) throw new Error('One server is expected');

/** Whole trials: the clock of this shop comes to the days that its tests ask for. */
export default defineConfig({
  ...standard,
  testMatch: 'calendar/*.spec.ts',
  testIgnore: [],
  webServer: {
    ...webServer,
    env: {
      ...webServer.env,
      CLOCK_FILE: clockFile,
      NODE_OPTIONS: `--require ${JSON.stringify(clock)}`,
    },
  },
});
