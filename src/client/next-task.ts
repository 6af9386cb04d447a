/**
 * Lets the browser paint and handle input before the code that follows. It returns soon; browsers without
 * `scheduler.yield` continue at once.
 */
export async function nextTask(): Promise<void> {
  if (typeof scheduler !== 'undefined' && 'yield' in scheduler) await scheduler.yield();
}
