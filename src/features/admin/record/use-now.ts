import { useSyncExternalStore } from 'react';

/** Often enough for displays in minutes. */
const stepMs = 30_000;

function subscribe(onStep: () => void): () => void {
  const timer = setInterval(onStep, stepMs);
  return () => clearInterval(timer);
}

/** The current time in milliseconds since 1970, at most half a minute late. Zero while the server renders. */
export function useNow(): number {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / stepMs) * stepMs,
    () => 0,
  );
}
