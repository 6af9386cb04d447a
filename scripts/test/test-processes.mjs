/**
 * `npm run test:e2e:processes [-- Playwright arguments]`: first checks what two processes have to agree on, then runs
 * the browser tests against four processes, or as many as PROCESSES says, on one Postgres. Builds if the sources have
 * changed.
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
