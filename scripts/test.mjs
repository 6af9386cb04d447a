/**
 * `npm test`: installs what is missing, then runs all checks and tests except the slow ones, and stops at the first
 * stage that fails. `npm run test:slow` runs the slow tests, `npm run test:full` both.
 */
import { mkdirSync } from 'node:fs';
import { ensureNode, ensurePackages, giveUp, root } from './preparation.mjs';
import { runStages } from './test/run-stages.mjs';
import { checkStages, quickStages, slowStages } from './test/stages.mjs';
import { ensureTestTools } from './test/test-tools.mjs';

const plans = {
  quick: () => [...checkStages(), ...quickStages()],
  slow: () => slowStages(),
  full: () => [...checkStages(), ...quickStages(), ...slowStages()],
};

const [name = 'quick'] = process.argv.slice(2);
if (!Object.hasOwn(plans, name)) giveUp(`Nothing is called ${name}: quick, slow or full.`);
ensureNode();
process.chdir(root);
await ensurePackages();
await ensureTestTools();
mkdirSync('test-results', { recursive: true });
process.exit(await runStages(plans[name]()));
