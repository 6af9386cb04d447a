/**
 * `npm run test:clients`: three versions of swell-js make the calls of the storefronts that use them, against a shop
 * started for this or, with STORE_API_URL, against a freshly seeded one that runs there.
 */
import { ensureNode, ensurePackages, program, root, run } from '../preparation.mjs';

ensureNode();
process.chdir(root);
await ensurePackages();
process.exit(
  await run(program('jest'), ['src/testing/client-suite', '--verbose', ...process.argv.slice(2)], {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  }),
);
