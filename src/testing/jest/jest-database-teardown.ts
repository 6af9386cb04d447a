import { rmSync } from 'node:fs';

/** Jest's global tear-down: stops the databases that jest-database-setup started. */
async function tearDownDatabases(): Promise<void> {
  await globalThis.testCluster?.stop();
  if (globalThis.testScratch) rmSync(globalThis.testScratch, { recursive: true, force: true });
}

export { tearDownDatabases as default };
