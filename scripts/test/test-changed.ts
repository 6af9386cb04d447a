/**
 * `npm run test:changed [-- <branch>]`: checks format, lint and types of the files that differ from `main` (or the
 * named branch), and runs the nearest tests by imports, as many as fit into the time. It does not replace `npm test`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { program, root } from '../preparation.mjs';
import { jestCounts } from './counts.mjs';
import { nearTests, withinTime } from './near-tests';
import parts from './parts.json';
import { runStages } from './run-stages.mjs';
import { format, jestEnv, lint } from './stages.mjs';

/** Test time that two workers may use while somebody waits. */
const testSeconds = 200;

/** Assumed time of a test that no report contains; most open a database. */
const unknownSeconds = 4;

const report = 'test-results/jest-changed.json';

async function main(): Promise<void> {
  process.chdir(root);
  mkdirSync('test-results', { recursive: true });
  const changed = changedFiles(process.argv[2]);
  if (changed.length === 0) return console.log('Nothing differs.');
  const { taken, leftOut } = testsOf(changed);
  process.exitCode = await runStages(stagesOf(changed, taken), 3);
  tellOfTheRest(changed, leftOut);
}

/** Files that changed since this branch left the other one, committed or not. */
function changedFiles(branch?: string): string[] {
  const base = [branch, 'origin/main', 'main'].find((name) => name && git('rev-parse', name)[0]);
  if (!base) throw new Error(`There is no ${branch ?? 'main'} to compare with.`);
  const since = git('merge-base', 'HEAD', base)[0] ?? base;
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].sort();
}

/** Lines of Git's output; none if Git fails. */
function git(...args: string[]): string[] {
  try {
    const answer = execFileSync('git', args, {
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    });
    return answer.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Chooses the tests to run; slow tests only if they changed themselves. */
function testsOf(files: readonly string[]) {
  const secondsOf = knownSeconds();
  const near = nearTests(root, files).filter(
    ({ file, steps }) => !(file in parts.ownCommand) && (steps === 0 || !(file in parts.slow)),
  );
  return withinTime(near, testSeconds, (file) => secondsOf.get(file) ?? unknownSeconds);
}

/** How long each test file took in the last `npm test` here. */
function knownSeconds(): Map<string, number> {
  const last = 'test-results/jest.json';
  if (!existsSync(last)) return new Map();
  const { testResults } = JSON.parse(readFileSync(last, 'utf8')) as {
    testResults: { name: string; startTime: number; endTime: number }[];
  };
  return new Map(
    testResults.map(({ name, startTime, endTime }) => [
      path.relative(root, name),
      (endTime - startTime) / 1000,
    ]),
  );
}

function stagesOf(files: readonly string[], tests: readonly string[]) {
  const code = files.filter((file) => /\.(tsx?|mjs|js)$/.test(file));
  const hasTexts = files.some((file) => file.startsWith('content/'));
  const texts = { name: 'texts', command: [program('tsx'), 'scripts/content-check.ts'] };
  const jest = ['--ci', '--json', `--outputFile=${report}`, '--runTestsByPath', ...tests];
  const run = {
    name: `the ${tests.length} nearest tests`,
    command: [program('jest'), ...jest],
    env: jestEnv,
    report,
    count: jestCounts,
  };
  return [
    [
      { name: 'types', command: [program('tsc'), '--noEmit'] },
      { name: 'format', command: format(['--ignore-unknown', ...files]) },
      ...(code.length > 0 ? [{ name: 'lint', command: lint(['--no-warn-ignored', ...code]) }] : []),
      ...(hasTexts ? [texts] : []),
    ],
    tests.length > 0 ? [run] : [],
  ];
}

/** Always says what was not checked. */
function tellOfTheRest(files: readonly string[], leftOut: readonly string[]): void {
  if (leftOut.length > 0) console.log(`${leftOut.length} tests further away were left out.`);
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  if (specs.length > 0) {
    console.log(`Browser tests changed: npm run build && npm run test:e2e -- ${specs.join(' ')}`);
  }
  console.log('`npm test` runs everything.');
}

void main();
