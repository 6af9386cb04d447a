import { brand } from '@/domain/brand';

/**
 * What a customer's logout leaves: choices that say nothing about a person, the pass of the code gate (spec 4), and the
 * login of staff, which is another login.
 */
const lasting: readonly string[] = [
  'admin',
  'currency',
  'consultation-shown',
  'privacy-choices',
  'protected',
  'text-size',
];

/** Forgets everything the shop has kept on this device of whoever was here. */
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
