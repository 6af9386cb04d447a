import { string } from 'yup';

/** A trimmed text. Yup's own `trim()` throws when a client sends an object instead of a text. */
export const trimmedText = () =>
  string().transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));
