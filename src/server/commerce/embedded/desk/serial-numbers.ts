import { array, lazy, object, string } from 'yup';
import type { DeskFacts } from '../../order-desk';

const numbers = array(string().required()).required();

/** Serial numbers by line, as the database keeps them. */
const schema = lazy((stored: unknown) =>
  object(
    Object.fromEntries(
      Object.keys(typeof stored === 'object' && stored !== null ? stored : {}).map((id) => [
        id,
        numbers,
      ]),
    ),
  ),
);

export function parseSerialNumbers(stored: unknown): DeskFacts['serialNumbers'] {
  const parsed: Record<string, string[]> = schema.validateSync(stored);
  return parsed;
}
