/** What `npm test` and its parts run. A stage's steps run side by side, the stages one after the other. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { program, root } from '../preparation.mjs';
import { browserCounts, jestCounts } from './counts.mjs';

/** Which tests are slow, and which run by a command of their own, each with the reason or the command. */
export const parts = JSON.parse(readFileSync(path.join(root, 'scripts/test/parts.json'), 'utf8'));

/** Jest loads packages that are ES modules only as what they are. */
export const jestEnv = {
  NODE_OPTIONS: [
    '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    `--require ${JSON.stringify(path.join(root, 'scripts/test/end-at-once.cjs'))}`,
  ].join(' '),
};

const slowFiles = (isBrowser) =>
  Object.keys(parts.slow).filter((file) => file.startsWith('e2e/') === isBrowser);

/** Lock file, types, lint, format, texts, unused code: everything that runs no test. */
export const checkStages = () => [
  [
    {
      name: 'lock file',
      command: [process.execPath, 'scripts/packages/complete-lock.mjs', '--check'],
    },
  ],
  [{ name: 'routes typed', command: [program('next'), 'typegen'] }],
  [
    { name: 'lint', command: lint(['.']) },
    { name: 'types', command: [program('tsc'), '--noEmit'] },
    { name: 'format', command: format(['.']) },
    { name: 'texts', command: [program('tsx'), 'scripts/content-check.ts'] },
    { name: 'unused code', command: [program('knip')] },
    { name: 'house', command: [program('tsx'), 'scripts/house.ts'] },
    { name: 'supply chain', command: [program('tsx'), 'scripts/packages/supply-chain.ts'] },
  ],
];

export const quickStages = () => [
  // The build fills what the tests leave free of the processor.
  [jest('unit and integration tests', 'jest', [], { LEAVE_OUT_SLOW: 'true' }), build],
  [browser('browser tests', 'results', [], { LEAVE_OUT_SLOW: 'true' })],
];

export const slowStages = () => [
  [jest('slow tests', 'jest-slow', ['--runTestsByPath', ...slowFiles(false)]), build],
  [browser('slow browser tests', 'results-slow', slowFiles(true))],
];

/** Nothing is built twice from the same sources. */
const build = { name: 'build', command: [process.execPath, 'scripts/build.mjs', '--if-changed'] };

function jest(name, reportName, args, env = {}) {
  const report = `test-results/${reportName}.json`;
  return {
    name,
    command: [program('jest'), '--ci', '--json', `--outputFile=${report}`, ...args],
    env: { ...jestEnv, ...env },
    report,
    count: jestCounts,
  };
}

function browser(name, reportName, args, env = {}) {
  const report = `test-results/${reportName}.json`;
  return {
    name,
    command: [program('playwright'), 'test', ...args],
    env: { BROWSER_REPORT: report, ...env },
    report,
    count: browserCounts,
  };
}

/** Files that are as they were when they last passed are not read again. */
export const lint = (files) => [
  program('eslint'),
  ...['--max-warnings', '0', '--cache', '--cache-strategy', 'content', '--cache-location'],
  // What rules lie in our own files ESLint does not know.
  cacheFile('eslint', ['package-lock.json', 'eslint.config.mjs', 'tsconfig.json', ...ownRules()]),
  ...files,
];

export const format = (files) => [
  program('prettier'),
  ...['--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content'],
  '--cache-location',
  // The order of classes comes from our styles.
  cacheFile('prettier', ['package-lock.json', '.prettierrc.json', ...styles()]),
  ...files,
];

const ownRules = () => filesIn('eslint', '.mjs');
const styles = () => filesIn('src/styles', '.css');

function filesIn(folder, ending) {
  return readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** A cache that is left behind when one of these files changes. */
function cacheFile(name, files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(path.join(root, file)));
  const key = hash.digest('hex').slice(0, 16);
  return `node_modules/.cache/boreal-hearing/${name}-${key}.json`;
}
