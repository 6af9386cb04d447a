import { readStored, writeStored } from './storage/storage';

const key = 'link-browser';

const asText = (stored: unknown) => (typeof stored === 'string' ? stored : null);

/**
 * A random value that this browser keeps and sends when it requests a login link. The link then logs in here without a
 * question. Created on first use; where storage is forbidden, the link asks.
 */
export function askingBrowser(): string {
  const known = knownBrowser();
  if (known !== null) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  writeStored(key, made);
  return made;
}

/** The same value without creating one: null in a browser that never requested a link. */
export function knownBrowser(): string | null {
  return readStored(key, asText);
}
