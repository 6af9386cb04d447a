import { readStored, writeStored } from './storage/storage';

const key = 'link-browser';

const asText = (stored: unknown) => (typeof stored === 'string' ? stored : null);

/**
 * A random value that only this browser keeps and sends when it asks for a login link. The link then logs in here
 * without a question. Made on first use; where storage is forbidden the link asks.
 */
export function askingBrowser(): string {
  const known = knownBrowser();
  if (known !== null) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  writeStored(key, made);
  return made;
}

/** The same without making one: null in a browser that never asked. */
export function knownBrowser(): string | null {
  return readStored(key, asText);
}
