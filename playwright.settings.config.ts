import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** A shop with everything set that a default install leaves out: `npm run test:e2e:settings` builds and sets it. */
export default defineConfig({
  ...base,
  testMatch: 'settings.spec.ts',
  testIgnore: [],
  outputDir: 'test-results/settings-journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/settings-results.json' }]],
});
