import { object, string } from 'yup';
import { readPrivate, writePrivate } from '../private/private-storage';
import { watchStored } from '../storage/storage';

/** Stored under the brand's prefix, like everything we store (spec 9). */
const storageKey = 'admin';

/** The server's form of a token; other values are from another release or were edited by hand. */
const storedSchema = object({
  token: string()
    .matches(/^[\w-]{1,200}$/)
    .required(),
});

/** The tab's login, where storage is forbidden. */
let heldToken: string | null = null;

/** The admin token on this device; null when no staff member is logged in here. */
export function readAdminToken(): string | null {
  return readPrivate(storageKey, (stored) => storedSchema.validateSync(stored).token) ?? heldToken;
}

/** Keeps a login; null ends it on this device. */
export function keepAdminToken(token: string | null): void {
  heldToken = token;
  writePrivate(storageKey, token === null ? null : { token });
}

/** Calls back when another tab has logged in or out. Returns how to stop. */
export function watchAdminToken(onChange: () => void): () => void {
  return watchStored(storageKey, () => {
    heldToken = null;
    onChange();
  });
}
