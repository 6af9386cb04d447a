/**
 * How we know the owner of a record. `account`: made by the customer of its address, logged in; `account_unproven`: the
 * same, but no mailed link has shown that the address is theirs; `other_account`: made in an account with another
 * address; `visit`: made by a guest, the address was only typed; `confirmed`: made by a guest, and the owner of the
 * address confirmed it.
 */
export const recordProofs = [
  'account',
  'account_unproven',
  'other_account',
  'visit',
  'confirmed',
] as const;

export type RecordProof = {
  kind: (typeof recordProofs)[number];
  /** When the owner of the address confirmed it; ISO UTC. */
  confirmedAt: string | null;
};

/** The proof from a row and its account. `owner`: null where the account is not in our database. */
export function proofOf(row: {
  accountId: string | null;
  email: string | null;
  confirmedAt: string | null;
  owner: { email: string; isEmailProven: boolean } | null;
}): RecordProof {
  const { accountId, email, confirmedAt, owner } = row;
  if (accountId === null) return { kind: 'visit', confirmedAt: null };
  if (confirmedAt !== null) return { kind: 'confirmed', confirmedAt };
  if (owner === null) return { kind: 'account', confirmedAt: null };
  if (email !== null && owner.email !== email) return { kind: 'other_account', confirmedAt: null };
  return { kind: owner.isEmailProven ? 'account' : 'account_unproven', confirmedAt: null };
}
