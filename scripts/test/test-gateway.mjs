/**
 * `test-gateway.mjs <Playwright config> [Playwright arguments]`: runs the usual shop with a payment gateway that moves
 * money. Its API is a stand-in on this machine, its browser code a double.
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
