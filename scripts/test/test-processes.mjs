/**
 * `npm run test:e2e:processes [-- what Playwright takes]`: the browser tests against four processes on one Postgres, or
 * as many as PROCESSES says, after what two of them have to agree on. Builds when the sources changed.
 */
import { ensureBuild, ensureNode, ensurePackages, program, root, run } from '../preparation.mjs';

ensureNode();
process.chdir(root);
process.env.E2E_DATA_DIR ??= '.data-e2e-processes';
await ensurePackages();
await ensureBuild();
const agree = await run(program('tsx'), ['scripts/drills/check-processes.ts']);
if (agree !== 0) process.exit(agree);
const words = ['test', '-c', 'playwright.processes.config.ts', ...process.argv.slice(2)];
process.exit(await run(program('playwright'), words));
