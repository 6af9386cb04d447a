import { useSyncExternalStore } from 'react';

/** Often enough for clocks that count in minutes. */
const stepMs = 30_000;

function subscribe(onStep: () => void): () => void {
  const timer = setInterval(onStep, stepMs);
  return () => clearInterval(timer);
}

/** The present moment in milliseconds since 1970, half a minute late at most. Zero while the server renders. */
export function useNow(): number {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / stepMs) * stepMs,
    () => 0,
  );
}
