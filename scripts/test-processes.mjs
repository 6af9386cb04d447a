/**
 * `npm run test:e2e:processes [-- what Playwright takes]`: the browser tests against four processes on one Postgres, or
 * as many as PROCESSES says. Builds when the sources changed.
 */
import { ensureBuild, ensureNode, ensurePackages, program, root, run } from './preparation.mjs';

ensureNode();
process.chdir(root);
process.env.E2E_DATA_DIR ??= '.data-e2e-processes';
await ensurePackages();
await ensureBuild();
const words = ['test', '-c', 'playwright.processes.config.ts', ...process.argv.slice(2)];
process.exit(await run(program('playwright'), words));
