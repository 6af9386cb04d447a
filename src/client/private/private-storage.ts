import { brand } from '@/domain/brand';
import { limited, privateKeys, unexpired, type PrivateKey } from '@/domain/hearing/private-storage';
import { readStored, writeStored } from '../storage/storage';
import { isTagManagerHere } from './tag-manager-script';

/**
 * Reads what this device keeps about a person; null when there is nothing, when its time is over (then it is removed),
 * or when `parse` refuses it.
 */
export function readPrivate<T>(key: PrivateKey, parse: (stored: unknown) => T | null): T | null {
  const value = readStored(key, (stored) => unexpired(key, stored, Date.now()));
  if (value !== null) return readStored(key, () => parse(value));
  writeStored(key, null);
  return null;
}

/**
 * Keeps a value for its time (`privateLifetimes`), or forgets the key for null. A document into which a tag manager was
 * loaded keeps nothing: the foreign script could read it.
 */
export function writePrivate(key: PrivateKey, value: unknown): void {
  if (value !== null && isTagManagerHere()) return;
  writeStored(key, value === null ? null : limited(key, value, Date.now()));
}

/** Whether anything about a person is kept here, in this tab or for all of them. While it is, no tag manager is loaded. */
export function holdsPrivate(): boolean {
  try {
    const inTab = Object.keys(sessionStorage).some((key) => key.startsWith(brand.storagePrefix));
    return inTab || privateKeys.some((key) => readPrivate(key, (value) => value) !== null);
  } catch {
    return false;
  }
}

/** Calls back when another tab has kept or forgotten something, and when the browser brings this page back from its history. */
export function watchPrivate(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener('pageshow', onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener('pageshow', onChange);
  };
}
