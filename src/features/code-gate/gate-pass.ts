import { useSyncExternalStore } from 'react';
import { readStored, watchStored, writeStored } from '@/client/storage/storage';

const key = 'protected';
const heard = new Set<() => void>();

/** Whether this device has been admitted; null until that is known, which is before hydration. */
export function useGatePass(): boolean | null {
  return useSyncExternalStore(subscribe, isLetIn, () => null);
}

/** Stores the pass permanently (spec 4). */
export function keepGatePass(): void {
  writeStored(key, true);
  for (const tell of heard) tell();
}

function isLetIn(): boolean {
  return readStored(key, (stored) => (stored === true ? true : null)) ?? false;
}

function subscribe(tell: () => void): () => void {
  heard.add(tell);
  const stop = watchStored(key, tell);
  return () => {
    heard.delete(tell);
    stop();
  };
}
