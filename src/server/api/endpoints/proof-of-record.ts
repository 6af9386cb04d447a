import type { RecordProof } from '@/domain/hearing/record-proof';

/** A record that was removed while it was being read has nobody who could prove that it is theirs. */
const unproven: RecordProof = { kind: 'visit', confirmedAt: null };

/** The proof of a record among those that were read with it. */
export function proofOfRecord(
  proofs: ReadonlyMap<string, RecordProof>,
  { id }: { id: string },
): RecordProof {
  return proofs.get(id) ?? unproven;
}
