import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeScratchFolder } from './scratch-folder';
import { preparePgliteFolder, startPostgres, type PostgresCluster } from './test-cluster';

declare global {
  var testCluster: PostgresCluster | undefined;
  /** Folder for this run's databases and files; null or undefined for the usual place. */
  var testScratch: string | null | undefined;
}

type GlobalConfig = { testPathPatterns: { patterns: string[] } };

/** Jest's global set-up: starts databases if any test file of this run needs them. */
async function setUpDatabases(config: GlobalConfig): Promise<void> {
  if (!wantsDatabases(config.testPathPatterns.patterns)) return;
  globalThis.testScratch = makeScratchFolder();
  if (globalThis.testScratch) process.env.TMPDIR = globalThis.testScratch;
  process.env.TEST_PGLITE_FOLDER = await preparePgliteFolder();
  globalThis.testCluster = await startPostgres();
  process.env.TEST_POSTGRES_URL = globalThis.testCluster.url('');
}

/**
 * True when a test file of this run uses a database of `testing/shops`, directly or through one of the modules named
 * here.
 */
function wantsDatabases(patterns: readonly string[]): boolean {
  const wanted = patterns.map((pattern) => new RegExp(pattern, 'i'));
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.resolve('src', file))
    .filter((file) => wanted.length === 0 || wanted.some((pattern) => pattern.test(file)))
    .some((file) => /(shops\/[\w-]+|\/targets|\.\/matrix)'/.test(readFileSync(file, 'utf8')));
}

export { setUpDatabases as default };
