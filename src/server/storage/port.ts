/**
 * The file storage. Keys are generated, never text from a visitor: lower-case letters, digits and dashes, with slashes
 * between parts. Callers seal the bytes first: no adapter stores anything its operator could read.
 */
export interface Storage {
  readonly adapter: 'disk' | 's3';
  /**
   * Resolves when the bytes survive a power cut; replaces the object under the key. Readers never see half an object.
   */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such object. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removing a missing object succeeds. */
  remove(key: string): Promise<void>;
  /** Every object with this key prefix, in no order. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Removes unfinished files of writers that died before that time. */
  removeUnfinished(before: Date): Promise<void>;
}

export type StoredObject = { key: string; storedAt: Date };

const keyPattern = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/;

/** Throws for an invalid key: nothing like `..` ever reaches a file system. */
export function checkedKey(key: string): string {
  if (key.length > 200 || !keyPattern.test(key)) throw new Error('Not a storage key');
  return key;
}
