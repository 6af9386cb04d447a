import { brand } from '@/domain/brand';

/** Like `readStored`, of this tab only: what is told of a person's health is gone with it. */
export function readInTab<T>(key: string, parse: (stored: unknown) => T | null): T | null {
  try {
    const text = sessionStorage.getItem(brand.storagePrefix + key);
    return text === null ? null : parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps a value until the tab is closed, or forgets the key for null. A forbidden storage is no failure. */
export function writeInTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(brand.storagePrefix + key);
    else sessionStorage.setItem(brand.storagePrefix + key, JSON.stringify(value));
  } catch {
    return;
  }
}
