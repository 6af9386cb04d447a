import { createHook } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How many passwords were hashed or compared while the work was done: what makes one answer slower than another. */
export async function hashesDuring(work: () => Promise<unknown>): Promise<number> {
  let hashes = 0;
  // The library hands its work to a thread of Node's pool under this name.
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
