/**
 * Lets the browser paint, and answer whoever presses something, before what follows; soon enough that nobody waits for
 * it. Browsers that do not know how go on at once.
 */
export async function nextTask(): Promise<void> {
  if (typeof scheduler !== 'undefined' && 'yield' in scheduler) await scheduler.yield();
}
