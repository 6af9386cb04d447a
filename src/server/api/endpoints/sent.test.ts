import { array, number, object, string } from 'yup';
import { adminEndpoint } from './admin-endpoint';
import type { Sent } from './sent';

const readBy = object({ name: string().required() });
const shared = { may: 'today', input: object({}), showsNobody: 'A test', readBy } as const;

test('an answer may hold more than its screen reads, and readonly lists', () => {
  expect(adminEndpoint({ ...shared, handle: async () => ({ name: 'a', more: 1 }) })).toBeDefined();
  const list = object({ counts: array(number().required()).required() });
  const counts: readonly number[] = [1];
  const sent: Sent<ReturnType<typeof list.validateSync>> = { counts };
  expect(list.isValidSync(sent)).toBe(true);
});

test('the compiler refuses an answer that its screen cannot read', () => {
  const lacking = adminEndpoint({
    ...shared,
    // @ts-expect-error The screen needs a name.
    handle: async () => ({ title: 'a' }),
  });
  const other = adminEndpoint({
    ...shared,
    // @ts-expect-error The screen reads a text.
    handle: async () => ({ name: 1 }),
  });
  expect([lacking, other]).toHaveLength(2);
});
