/** `npm test`: installs what is missing, then everything that has to hold, stopping at the first step that fails. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureNode, ensurePackages, program, root, run } from './preparation.mjs';
import { ensureTestTools } from './test/test-tools.mjs';

const jestReport = 'test-results/jest.json';
const browserReport = 'test-results/results.json';

/** One after the other; what stands together in a stage runs side by side. */
const stages = [
  [
    {
      name: 'lock file',
      command: [process.execPath, 'scripts/packages/complete-lock.mjs', '--check'],
    },
  ],
  [{ name: 'routes typed', command: [program('next'), 'typegen'] }],
  [
    { name: 'lint', command: [program('eslint'), '.', '--max-warnings', '0'] },
    { name: 'types', command: [program('tsc'), '--noEmit'] },
    { name: 'format', command: [program('prettier'), '--check', '--log-level', 'warn', '.'] },
    { name: 'texts', command: [program('tsx'), 'scripts/content-check.ts'] },
    { name: 'unused code', command: [program('knip')] },
    { name: 'house', command: [program('tsx'), 'scripts/house.ts'] },
    { name: 'supply chain', command: [program('tsx'), 'scripts/packages/supply-chain.ts'] },
  ],
  [
    {
      name: 'unit and integration tests',
      command: [program('jest'), '--ci', '--json', `--outputFile=${jestReport}`],
      env: { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
    },
  ],
  [{ name: 'build', command: [process.execPath, 'scripts/build.mjs'] }],
  [{ name: 'browser tests', command: [program('playwright'), 'test'] }],
];

/** As many as the smallest machine has cores. */
const sideBySide = 2;

ensureNode();
process.chdir(root);
await ensurePackages();
await ensureTestTools();
for (const report of [jestReport, browserReport]) rmSync(report, { force: true });
mkdirSync('test-results', { recursive: true });

const timings = [];
for (const stage of stages) {
  await runStage(stage);
  if (hasFailed()) break;
}
printSummary();
process.exit(hasFailed() ? 1 : 0);

function hasFailed() {
  return timings.some(({ isPassed }) => !isPassed);
}

/** Starts no further step once one has failed; those under way come to their end. */
async function runStage(stage) {
  const waiting = [...stage];
  const lane = async () => {
    while (waiting.length > 0 && !hasFailed()) await runStep(waiting.shift(), stage.length > 1);
  };
  await Promise.all(Array.from({ length: Math.min(sideBySide, stage.length) }, lane));
}

/** @param isTogether whether others run beside it: then what it says is printed in one piece when it is through */
async function runStep({ name, command: [file, ...args], env }, isTogether) {
  if (!isTogether) console.log(`\n── ${name}`);
  const started = Date.now();
  const inOnePiece = [];
  const collect = isTogether ? (text) => inOnePiece.push(text) : undefined;
  const code = await run(file, args, { CI: 'true', ...env }, collect);
  timings.push({ name, seconds: (Date.now() - started) / 1000, isPassed: code === 0 });
  if (isTogether) console.log(`\n── ${name}\n${inOnePiece.join('')}`);
}

function printSummary() {
  console.log('\n── summary');
  for (const { name, seconds, isPassed } of timings) {
    console.log(`${isPassed ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
  }
  const started = new Set(timings.map(({ name }) => name));
  for (const { name } of stages.flat()) if (!started.has(name)) console.log(`not run ${name}`);
  for (const title of passedAtSecondTry()) console.log(`at the second try only: ${title}`);
  const counts = [jestCounts(), browserCounts()];
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const tests = counts.reduce((sum, count) => sum + count.failed, 0);
  // A step without tests of its own that failed counts as one failure: the last line never looks better than it is.
  console.log(`\n${passed} passed, ${hasFailed() && tests === 0 ? 1 : tests} failed`);
}

function jestCounts() {
  const report = readReport(jestReport);
  if (!report) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report;
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

function browserCounts() {
  const report = readReport(browserReport);
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

/** @returns the titles of the browser tests that only their second try passed */
function passedAtSecondTry() {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  const specs = specsOf(readReport(browserReport) ?? {});
  return specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`);
}

function readReport(file) {
  const full = path.join(root, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')) : null;
}
