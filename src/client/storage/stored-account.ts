import { readSession } from '../session/session';
import { readStored, watchStored, writeStored } from './storage';

const key = 'account';

/**
 * Remembers whether the present session is a customer's, so that static pages can show it without a request. The mark
 * gives no access; it is bound to its session, because the next session on this device may be a guest's.
 */
export function storeAccountMark(isCustomer: boolean): void {
  writeStored(key, isCustomer ? sessionMark() : null);
}

/** Whether this session was a customer's at the last check. */
export function readAccountMark(): boolean {
  const mark = readStored(key, (stored) => (typeof stored === 'string' ? stored : null));
  return mark !== null && mark === sessionMark();
}

/** Calls back when another tab may have changed the mark. Returns how to stop. */
export function watchAccountMark(onChange: () => void): () => void {
  return watchStored(key, onChange);
}

/** The last characters of the session's id: enough to recognise it, far too few to use it. */
function sessionMark(): string | null {
  return readSession()?.slice(-8) ?? null;
}
