export default async function tearDownDatabases(): Promise<void> {
  await globalThis.testCluster?.stop();
}
