/**
 * `npm run test:e2e:swell [-- Playwright arguments]`: builds and serves the shop for a hosted Swell store, which a
 * second process plays. Builds into a separate folder if the sources have changed.
 */
import { ensureBuild, ensureNode, ensurePackages, program, run } from '../preparation.mjs';

ensureNode();
const port = Number(process.env.E2E_PORT ?? 3210);
const vault = `http://localhost:${port + 1}/api/vault`;
Object.assign(process.env, {
  E2E_PORT: String(port),
  E2E_VAULT: vault,
  E2E_DATA_DIR: '.data-e2e-swell',
  NEXT_DIST_DIR: '.next-swell',
  NEXT_PUBLIC_SWELL_STORE_ID: 'shop',
  NEXT_PUBLIC_SWELL_PUBLIC_KEY: 'pk_shop',
  NEXT_PUBLIC_SWELL_VAULT_URL: vault,
  SWELL_STORE_ID: 'shop',
  SWELL_PUBLIC_KEY: 'pk_shop',
  SWELL_SECRET_KEY: 'sk_shop',
  SWELL_STORE_URL: `http://localhost:${port + 1}`,
  SWELL_API_URL: `tls://localhost:${port + 2}`,
});
await ensurePackages();
await ensureBuild();
process.exit(
  await run(program('playwright'), [
    'test',
    '-c',
    'playwright.swell.config.ts',
    ...process.argv.slice(2),
  ]),
);
