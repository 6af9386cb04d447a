import { brand } from '@/domain/brand';

/**
 * Keys that a customer's logout keeps: choices that say nothing about a person, the pass of the code gate (spec 4), and
 * the separate login of staff.
 */
const lasting: readonly string[] = [
  'admin',
  'currency',
  'consultation-shown',
  'privacy-choices',
  'protected',
  'text-size',
];

/** Removes everything that the shop has stored on this device about the visitor. */
export function forgetStored(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      const ours = Object.keys(storage).filter((key) => key.startsWith(brand.storagePrefix));
      for (const key of ours) {
        if (!lasting.includes(key.slice(brand.storagePrefix.length))) storage.removeItem(key);
      }
    }
  } catch {
    return;
  }
}
