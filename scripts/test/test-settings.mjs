/**
 * `npm run test:e2e:settings [-- Playwright arguments]`: tests the shop built with everything that a default install
 * leaves out: a code gate, visits counted after consent, error reports, and an external chat, calendar and help centre.
 * Builds into a separate folder if the sources have changed.
 */
import { ensureBuild, ensureNode, ensurePackages, program, run } from '../preparation.mjs';

ensureNode();
const port = Number(process.env.E2E_PORT ?? 3210);
Object.assign(process.env, {
  E2E_PORT: String(port),
  E2E_DATA_DIR: process.env.E2E_DATA_DIR ?? '.data-e2e-settings',
  NEXT_DIST_DIR: '.next-settings',
  NEXT_PUBLIC_CODE_GATE: 'on',
  CODE_GATE_CODE: '31415926',
  NEXT_PUBLIC_TAG_MANAGER_ID: 'GTM-E2E1',
  NEXT_PUBLIC_SENTRY_DSN: `http://e2e@127.0.0.1:${port + 1000}/42`,
  NEXT_PUBLIC_CHAT_URL: 'https://chat.example/boreal',
  NEXT_PUBLIC_SCHEDULING_URL: 'https://calendar.example/boreal',
  NEXT_PUBLIC_HELP_CENTRE_URL: 'https://help.example/boreal',
  // Lets each test use its own client address, because guesses are counted per address.
  TRUSTED_PROXIES: '127.0.0.1,::1',
});
await ensurePackages();
await ensureBuild();
process.exit(
  await run(program('playwright'), [
    'test',
    '-c',
    'playwright.settings.config.ts',
    ...process.argv.slice(2),
  ]),
);
