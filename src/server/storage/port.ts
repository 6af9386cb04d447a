/**
 * Where files lie. Keys are ours, never a visitor's words: lower-case letters, digits and dashes, with slashes between
 * parts. Whoever puts bytes here has sealed them: no adapter keeps anything that its operator could read.
 */
export interface Storage {
  readonly adapter: 'disk' | 's3';
  /** Resolves when the bytes survive a power cut; what lay under the key is replaced. Half of it is never seen. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when nothing lies there. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>;
  /** Everything whose key begins so, in no order. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Removes what writers that died before that time have left half done. */
  removeUnfinished(before: Date): Promise<void>;
}

export type StoredObject = { key: string; storedAt: Date };

const keyPattern = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/;

/** Throws for a key that is none of ours: nothing like `..` gets as far as a file system. */
export function checkedKey(key: string): string {
  if (key.length > 200 || !keyPattern.test(key)) throw new Error('Not a storage key');
  return key;
}
