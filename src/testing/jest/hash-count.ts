import { createHook } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Counts passwords that were hashed or compared during the work, because each makes an answer measurably slower. */
export async function hashesDuring(work: () => Promise<unknown>): Promise<number> {
  let hashes = 0;
  // The name under which the library runs its work on Node's thread pool.
  const hook = createHook({
    init: (_, type) => {
      if (type === 'argon2:HashWorker') hashes += 1;
    },
  }).enable();
  try {
    await work();
    await nextTurn();
    return hashes;
  } finally {
    hook.disable();
  }
}
