/**
 * `npm run test:e2e:stripe [-- what Playwright takes]`: the usual shop with Stripe behind it: a stand-in on this machine
 * for its API, a double of its code in the browser.
 */
import { ensureBuild, ensureNode, ensurePackages, program, run } from '../preparation.mjs';

ensureNode();
const port = Number(process.env.E2E_PORT ?? 3210);
Object.assign(process.env, {
  E2E_PORT: String(port),
  E2E_DATA_DIR: process.env.E2E_DATA_DIR ?? '.data-e2e-stripe',
});
await ensurePackages();
await ensureBuild();
process.exit(
  await run(program('playwright'), [
    'test',
    '-c',
    'playwright.stripe.config.ts',
    ...process.argv.slice(2),
  ]),
);
