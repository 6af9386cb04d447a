/** Jest's global tear-down: ends what jest-database-setup started. */
async function tearDownDatabases(): Promise<void> {
  await globalThis.testCluster?.stop();
}

export { tearDownDatabases as default };
