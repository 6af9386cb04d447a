import { proofOf } from './record-proof';

const email = 'ada@example.ca';
const owner = { email, isEmailProven: true };
const row = { accountId: 'account_1', email, confirmedAt: null, owner };
const at = '2026-11-03T18:00:00.000Z';

test.each([
  ['account', row],
  ['account', { ...row, owner: null }],
  ['account', { ...row, email: null }],
  ['account_unproven', { ...row, owner: { email, isEmailProven: false } }],
  ['other_account', { ...row, owner: { ...owner, email: 'eve@example.ca' } }],
  ['visit', { ...row, accountId: null, owner: null }],
  ['confirmed', { ...row, confirmedAt: at }],
] as const)('%s', (kind, record) => {
  const confirmedAt = kind === 'confirmed' ? at : null;
  expect(proofOf(record)).toEqual({ kind, confirmedAt });
});
