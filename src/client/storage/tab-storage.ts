import { brand } from '@/domain/brand';

/** Like `readStored`, but only for this tab: health answers are gone when it closes. */
export function readInTab<T>(key: string, parse: (stored: unknown) => T | null): T | null {
  try {
    const text = sessionStorage.getItem(brand.storagePrefix + key);
    return text === null ? null : parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps a value until the tab is closed, or removes the key for null. Ignores a forbidden storage. */
export function writeInTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(brand.storagePrefix + key);
    else sessionStorage.setItem(brand.storagePrefix + key, JSON.stringify(value));
  } catch {
    return;
  }
}
