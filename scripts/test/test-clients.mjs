/**
 * `npm run test:clients`: three versions of swell-js side by side make the calls of the storefronts that are built with
 * them, against a shop of their own or, with STORE_API_URL, a freshly seeded one that runs there.
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
