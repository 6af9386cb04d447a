/** The stages of `npm test` and its parts. Stages run one after the other, the steps of a stage side by side. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { program, root } from '../preparation.mjs';
import { browserCounts, jestCounts } from './counts.mjs';

/** The slow tests, each with the reason, and the tests that have their own command, each with that command. */
export const parts = JSON.parse(readFileSync(path.join(root, 'scripts/test/parts.json'), 'utf8'));

/** Lets Jest load packages that are published as ES modules only. */
export const jestEnv = {
  NODE_OPTIONS: [
    '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    `--require ${JSON.stringify(path.join(root, 'scripts/test/end-at-once.cjs'))}`,
  ].join(' '),
};

const slowFiles = (isBrowser) =>
  Object.keys(parts.slow).filter((file) => file.startsWith('e2e/') === isBrowser);

/** Everything that runs no test: lock file, types, lint, format, texts, unused code and others. */
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
    { name: 'messages', command: [program('tsx'), 'scripts/messages-check.ts'] },
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
  // Each journey of `inBothLanguages` (e2e/base/words.ts) once more, with the shop in French.
  [
    browser('browser tests in French', 'results-french', ['--grep', '@languages'], {
      E2E_LOCALE: 'fr-CA',
    }),
  ],
  // Whole trials, in a shop whose clock runs ahead.
  [browser('whole trials', 'results-calendar', ['-c', 'playwright.calendar.config.ts'])],
];

/** Builds only if the sources have changed. */
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

/** Skips files that have not changed since they last passed. */
export const lint = (files) => [
  program('eslint'),
  ...['--max-warnings', '0', '--cache', '--cache-strategy', 'content', '--cache-location'],
  // ESLint's cache does not notice changes of our own rules.
  cacheFile('eslint', ['package-lock.json', 'eslint.config.mjs', 'tsconfig.json', ...ownRules()]),
  ...files,
];

export const format = (files) => [
  program('prettier'),
  ...['--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content'],
  '--cache-location',
  // The order of classes depends on our styles.
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

/** Name of a cache file; it changes, and the old cache is no longer used, when one of these files changes. */
function cacheFile(name, files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(path.join(root, file)));
  const key = hash.digest('hex').slice(0, 16);
  return `node_modules/.cache/boreal-hearing/${name}-${key}.json`;
}
