import { useSyncExternalStore } from 'react';
import { readStored, watchStored, writeStored } from '@/client/storage/storage';

const key = 'privacy-choices';

/** Increased when the question's text changes: an answer belongs to the text that was read. */
const textVersion = 1;

/** After a year visitors are asked again. */
const answerHoldsMs = 365 * 86_400_000;

export type TrackingChoice = 'yes' | 'no' | 'unasked';

type Stored = { isAllowed: boolean; textVersion: number; at: number; locale: string };

const listeners = new Set<() => void>();
let isAskedAnew = false;

/** The choice; null until it is known, which is before hydration. Nobody is counted without a yes. */
export function useTrackingChoice(): TrackingChoice | null {
  return useSyncExternalStore(subscribe, readChoice, () => null);
}

/** True after the visitor asked to see the question again. */
export function useIsAskedAnew(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAskedAnew,
    () => false,
  );
}

/** Stores the answer on this device, with the version of its text. */
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

/** Parsed by hand: a schema would be larger than this whole module, on every page. */
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
