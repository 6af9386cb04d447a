import { proofOfRecord } from './proof-of-record';

test('a record that was removed meanwhile counts as one whose address was only typed', () => {
  const proof = { kind: 'account', confirmedAt: null } as const;
  const proofs = new Map([['here', proof]]);
  expect(proofOfRecord(proofs, { id: 'here' })).toBe(proof);
  expect(proofOfRecord(proofs, { id: 'gone' })).toEqual({ kind: 'visit', confirmedAt: null });
});
