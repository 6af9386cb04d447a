import { array, lazy, object, string } from 'yup';
import type { AdminOrderFacts } from '@/server/commerce/admin-orders';

const numbers = array(string().required()).required();

/** Serial numbers by order line, as the database stores them. */
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

export function parseSerialNumbers(stored: unknown): AdminOrderFacts['serialNumbers'] {
  const parsed: Record<string, string[]> = schema.validateSync(stored);
  return parsed;
}
