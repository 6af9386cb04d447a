import { string } from 'yup';

/** A text without the blanks around it. Yup's own `trim()` breaks off where somebody sends an object for a text. */
export const trimmedText = () =>
  string().transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));
