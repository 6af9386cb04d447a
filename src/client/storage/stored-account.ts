import { readSession } from '../session/session';
import { readStored, watchStored, writeStored } from './storage';

const key = 'account';

/**
 * Remembers whether the present session is a customer's, so that static pages can say so without asking. The
 * mark opens nothing; it is bound to its session, because the next one on this device may be a guest's.
 */
export function storeAccountMark(isCustomer: boolean): void {
  writeStored(key, isCustomer ? sessionMark() : null);
}

/** Whether this session was a customer's when somebody last asked. */
export function readAccountMark(): boolean {
  const mark = readStored(key, (stored) => (typeof stored === 'string' ? stored : null));
  return mark !== null && mark === sessionMark();
}

/** Calls back when the mark may have changed in another tab. Returns how to stop. */
export function watchAccountMark(onChange: () => void): () => void {
  return watchStored(key, onChange);
}

/** Enough of the session's id to know it again, and far too little to use it. */
function sessionMark(): string | null {
  return readSession()?.slice(-8) ?? null;
}
