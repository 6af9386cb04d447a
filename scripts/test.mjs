/**
 * `npm test`: installs what is missing, then runs all checks and tests except the slow ones, and stops at the first
 * stage that fails. `npm run test:slow` runs the slow tests, `npm run test:full` both.
 */
import { mkdirSync } from 'node:fs';
import { ensureNode, ensurePackages, giveUp, root } from './preparation.mjs';
import { runStages } from './test/run-stages.mjs';
import { checkStages, quickStages, slowStages } from './test/stages.mjs';
import { ensureTestTools } from './test/test-tools.mjs';

/** The stages of each part, and how many minutes it may take; CI runs quick and slow within an hour. */
const plans = {
  quick: { stages: () => [...checkStages(), ...quickStages()], minutes: 15 },
  slow: { stages: () => slowStages(), minutes: 30 },
  full: { stages: () => [...checkStages(), ...quickStages(), ...slowStages()], minutes: 45 },
};

const [name = 'quick'] = process.argv.slice(2);
if (!Object.hasOwn(plans, name)) giveUp(`Nothing is called ${name}: quick, slow or full.`);
ensureNode();
process.chdir(root);
await ensurePackages();
await ensureTestTools();
mkdirSync('test-results', { recursive: true });
const { stages, minutes } = plans[name];
process.exit(await runStages(stages(), minutes));
