import { brand } from '@/domain/brand';

/**
 * Reads a stored value; null when there is none, when `parse` rejects it (from an older release, or edited by hand) or
 * when the browser forbids storage.
 */
export function readStored<T>(key: string, parse: (stored: unknown) => T | null): T | null {
  try {
    const text = localStorage.getItem(brand.storagePrefix + key);
    return text === null ? null : parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Stores a value, or removes the key for null. Ignores a full or forbidden storage, because stored values only save
 * time.
 */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(brand.storagePrefix + key);
    else localStorage.setItem(brand.storagePrefix + key, JSON.stringify(value));
  } catch {
    return;
  }
}

/**
 * Runs `onChange` when another tab has changed the key, and when the browser restores this page from its history, where
 * it got no events; its argument says which of the two. Returns how to stop.
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
