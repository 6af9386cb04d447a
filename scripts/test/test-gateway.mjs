/**
 * `test-gateway.mjs <Playwright's settings> [what Playwright takes]`: the usual shop with a gateway behind it that moves
 * money: a stand-in on this machine for its API, a double of its code in the browser.
 */
import { ensureBuild, ensureNode, ensurePackages, program, run } from '../preparation.mjs';

ensureNode();
const port = Number(process.env.E2E_PORT ?? 3210);
Object.assign(process.env, {
  E2E_PORT: String(port),
  E2E_DATA_DIR: process.env.E2E_DATA_DIR ?? '.data-e2e-gateway',
});
await ensurePackages();
await ensureBuild();
process.exit(await run(program('playwright'), ['test', '-c', ...process.argv.slice(2)]));
