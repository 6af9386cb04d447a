/** `npm test`: installs what is missing, then everything that has to hold, stopping at the first step that fails. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureNode, ensurePackages, program, root, run } from './preparation.mjs';
import { ensureTestTools } from './test-tools.mjs';

const jestReport = 'test-results/jest.json';
const browserReport = 'test-results/results.json';

const steps = [
  { name: 'lock file', command: [process.execPath, 'scripts/complete-lock.mjs', '--check'] },
  { name: 'routes typed', command: [program('next'), 'typegen'] },
  { name: 'types', command: [program('tsc'), '--noEmit'] },
  { name: 'lint', command: [program('eslint'), '.', '--max-warnings', '0'] },
  { name: 'format', command: [program('prettier'), '--check', '--log-level', 'warn', '.'] },
  { name: 'texts', command: [program('tsx'), 'scripts/content-check.ts'] },
  { name: 'unused code', command: [program('knip')] },
  {
    name: 'unit and integration tests',
    command: [program('jest'), '--ci', '--json', `--outputFile=${jestReport}`],
    env: { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
  },
  { name: 'build', command: [process.execPath, 'scripts/build.mjs'] },
  { name: 'browser tests', command: [program('playwright'), 'test'] },
];

ensureNode();
process.chdir(root);
await ensurePackages();
await ensureTestTools();
for (const report of [jestReport, browserReport]) rmSync(report, { force: true });
mkdirSync('test-results', { recursive: true });

const timings = [];
const failed = await runSteps();
printSummary();
process.exit(failed ? 1 : 0);

/** The name of the step that failed, or null. */
async function runSteps() {
  for (const { name, command, env } of steps) {
    console.log(`\n── ${name}`);
    const started = Date.now();
    const [file, ...args] = command;
    const code = await run(file, args, { CI: 'true', ...env });
    timings.push({ name, seconds: (Date.now() - started) / 1000, isPassed: code === 0 });
    if (code !== 0) return name;
  }
  return null;
}

function printSummary() {
  console.log('\n── summary');
  for (const { name, seconds, isPassed } of timings) {
    console.log(`${isPassed ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
  }
  for (const { name } of steps.slice(timings.length)) console.log(`not run ${name}`);
  const counts = [jestCounts(), browserCounts()];
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const tests = counts.reduce((sum, count) => sum + count.failed, 0);
  // A step without tests of its own that failed counts as one failure: the last line never looks better than it is.
  console.log(`\n${passed} passed, ${failed && tests === 0 ? 1 : tests} failed`);
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
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

function readReport(file) {
  const full = path.join(root, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')) : null;
}
