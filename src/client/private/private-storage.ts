import { brand } from '@/domain/brand';
import { limited, privateKeys, unexpired, type PrivateKey } from '@/domain/hearing/private-storage';
import { readStored, writeStored } from '../storage/storage';
import { isTagManagerHere } from './tag-manager-script';

/**
 * Reads personal data that this device keeps; null when there is none, when it has expired (then it is removed), or
 * when `parse` rejects it.
 */
export function readPrivate<T>(key: PrivateKey, parse: (stored: unknown) => T | null): T | null {
  const value = readStored(key, (stored) => unexpired(key, stored, Date.now()));
  if (value !== null) return readStored(key, () => parse(value));
  writeStored(key, null);
  return null;
}

/**
 * Keeps a value for its time (`privateLifetimes`), or removes the key for null. Once a tag manager was loaded into the
 * document it keeps nothing, because the foreign script could read it.
 */
export function writePrivate(key: PrivateKey, value: unknown): void {
  if (value !== null && isTagManagerHere()) return;
  writeStored(key, value === null ? null : limited(key, value, Date.now()));
}

/** Whether this browser keeps any personal data, in this tab or for all tabs. If so, no tag manager is loaded. */
export function holdsPrivate(): boolean {
  try {
    const inTab = Object.keys(sessionStorage).some((key) => key.startsWith(brand.storagePrefix));
    return inTab || privateKeys.some((key) => readPrivate(key, (value) => value) !== null);
  } catch {
    return false;
  }
}

/** Calls back when another tab has changed stored data, and when the browser restores this page from its history. */
export function watchPrivate(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener('pageshow', onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener('pageshow', onChange);
  };
}
