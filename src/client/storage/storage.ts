import { brand } from '@/domain/brand';

/**
 * Reads what an earlier visit stored; null when there is nothing, when `parse` refuses it (an older
 * release, a curious visitor) or when the browser forbids storage.
 */
export function readStored<T>(key: string, parse: (stored: unknown) => T | null): T | null {
  try {
    const text = localStorage.getItem(brand.storagePrefix + key);
    return text === null ? null : parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Stores a value, or forgets the key for null. A full or forbidden storage is no failure: what is kept here only saves time. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(brand.storagePrefix + key);
    else localStorage.setItem(brand.storagePrefix + key, JSON.stringify(value));
  } catch {
    return;
  }
}

/**
 * Runs `onChange` when another tab has changed the key, and when the browser brings this page back
 * from its history, where it heard nothing; it is told which of both. Returns how to stop.
 */
export function watchStored(
  key: string,
  onChange: (by: 'other-tab' | 'history') => void,
): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === brand.storagePrefix + key) onChange('other-tab');
  };
  const handleShow = () => onChange('history');
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', handleShow);
  return () => {
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handleShow);
  };
}
