/**
 * `npm run test:store-api`: runs every check of the Store API's contract, by name, on each target: PGlite, Postgres,
 * the Swell proxy, or with STORE_API_URL the freshly seeded shop that runs there. Passes further arguments to Jest (`-t
 * 9.5`).
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureNode, ensurePackages, program, root, run } from '../preparation.mjs';

const report = 'test-results/store-api.json';
const suite = 'src/testing/store-api-suite/';
const target = process.env.STORE_API_URL ? `${suite}running-shop` : suite;

ensureNode();
process.chdir(root);
await ensurePackages();
rmSync(report, { force: true });
mkdirSync('test-results', { recursive: true });

const code = await run(
  program('jest'),
  [target, '--verbose', '--json', `--outputFile=${report}`, ...process.argv.slice(2)],
  {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  },
);
printSummary();
process.exit(code);

/** Prints one line per target: the number of checks and their results. */
function printSummary() {
  console.log('\n── Store API');
  for (const { name, message, assertionResults } of readReport()) {
    const count = (status) => assertionResults.filter((check) => check.status === status).length;
    const skipped = count('pending');
    const title = assertionResults[0]?.ancestorTitles[0] ?? path.basename(name);
    console.log(
      `${title}: ${assertionResults.length} checks, ${count('passed')} passed, ${count('failed')} failed` +
        (skipped ? `, ${skipped} left out` : '') +
        (assertionResults.length === 0 ? `: ${message}` : ''),
    );
  }
  if (process.env.STORE_API_URL) {
    console.log(
      'Left out: checks that need a mailed key, because the mail of that shop is not here.',
    );
  }
}

function readReport() {
  return JSON.parse(readFileSync(path.join(root, report), 'utf8')).testResults;
}
