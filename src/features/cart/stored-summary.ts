import { hasSession } from '@/client/session/session';
import { readStored, watchStored, writeStored } from '@/client/storage/storage';

const key = 'cart';

/** Stores the number of units in the cart, so that the next page shows the count without asking the server. */
export function storeUnits(units: number): void {
  writeStored(key, units === 0 ? null : { units });
}

/** Stored number of units; 0 once the session that owned the cart is over. */
export function readStoredUnits(): number {
  const units = readStored(key, parseUnits);
  return units !== null && hasSession() ? units : 0;
}

/** Calls back when the stored count may have changed. Returns a function that stops it. */
export function watchStoredUnits(onChange: () => void): () => void {
  return watchStored(key, onChange);
}

function parseUnits(stored: unknown): number | null {
  if (typeof stored !== 'object' || stored === null || !('units' in stored)) return null;
  const { units } = stored;
  return typeof units === 'number' && Number.isSafeInteger(units) && units > 0 ? units : null;
}
