import fc from 'fast-check';
import { canMoveReturn, isOpenReturn, returnStatuses, type ReturnStatus } from './return-request';

test('a return goes from request to refund one step at a time', () => {
  const way: readonly ReturnStatus[] = ['requested', 'approved', 'received', 'refunded'];
  way.forEach((from, position) => {
    const next = way.filter((to) => canMoveReturn(from, to));
    expect(next).toEqual(way.slice(position + 1, position + 2));
  });
});

test('money already paid back, a refusal and a withdrawal are final', () => {
  expect(returnStatuses.filter((status) => !isOpenReturn(status))).toEqual([
    'refunded',
    'declined',
    'canceled',
  ]);
});

test('what has arrived can no longer be withdrawn', () => {
  expect(canMoveReturn('received', 'canceled')).toBe(false);
  expect(canMoveReturn('received', 'declined')).toBe(true);
});

test('no way through the moves comes back to where it was', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...returnStatuses), { maxLength: 12 }), (requests) => {
      const visited: ReturnStatus[] = ['requested'];
      for (const refundRequest of requests) {
        const here = visited.at(-1) ?? 'requested';
        if (canMoveReturn(here, refundRequest)) visited.push(refundRequest);
      }
      expect(new Set(visited).size).toBe(visited.length);
    }),
  );
});
