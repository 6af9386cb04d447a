/**
 * Loaded into Jest's workers. Taking a worker's memory apart takes half a second on a busy machine, which Jest mistakes
 * for a test that never ends. The event comes only when nothing is left to do: what really hangs is still reported.
 */
if (process.env.JEST_WORKER_ID) process.once('beforeExit', () => process.exit());
