import { useSyncExternalStore } from 'react';
import { readStored, watchStored, writeStored } from '@/client/storage/storage';

const key = 'privacy-choices';

/** Goes up when the words of the question change: an answer stays tied to what was read. */
const textVersion = 1;

/** A year later people are asked anew. */
const answerHoldsMs = 365 * 86_400_000;

export type TrackingChoice = 'yes' | 'no' | 'unasked';

type Stored = { isAllowed: boolean; textVersion: number; at: number; locale: string };

const listeners = new Set<() => void>();
let isAskedAnew = false;

/** Null until it is known, which is before the page has come to life. Nobody is counted without a yes. */
export function useTrackingChoice(): TrackingChoice | null {
  return useSyncExternalStore(subscribe, readChoice, () => null);
}

/** True after somebody asked to see the question again. */
export function useIsAskedAnew(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAskedAnew,
    () => false,
  );
}

/** Keeps the answer on this device, with the words it was given to. */
export function keepChoice(isAllowed: boolean, locale: string): void {
  const kept: Stored = { isAllowed, textVersion, at: Date.now(), locale };
  writeStored(key, kept);
  isAskedAnew = false;
  tellAll();
}

/** Shows the question again. */
export function askAnew(): void {
  isAskedAnew = true;
  tellAll();
}

function readChoice(): TrackingChoice {
  return readStored(key, parseChoice) ?? 'unasked';
}

/** By hand: a schema would weigh more than all of this, on every page. */
function parseChoice(stored: unknown): TrackingChoice | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { isAllowed, textVersion: read, at }: Partial<Record<keyof Stored, unknown>> = stored;
  if (read !== textVersion || typeof at !== 'number') return null;
  if (!(Date.now() - at < answerHoldsMs)) return null;
  return isAllowed === true ? 'yes' : 'no';
}

function tellAll(): void {
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  const stop = watchStored(key, tell);
  return () => {
    listeners.delete(tell);
    stop();
  };
}
