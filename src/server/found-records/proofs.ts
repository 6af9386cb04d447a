import type { FoundRecordKind } from '@/domain/accounts/found-record';
import { proofOf, type RecordProof } from '@/domain/hearing/record-proof';
import type { SqlSession } from '@/server/db/database';
import { kinds } from './kinds';

type Row = {
  id: string;
  accountId: string | null;
  email: string | null;
  confirmedAt: string | null;
  ownerEmail: string | null;
  isEmailProven: boolean;
};

/** For staff: how each of these records is proven to belong to its address's owner, by id. */
export async function readProofs(
  sql: SqlSession,
  kind: FoundRecordKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordProof>> {
  const rows = await sql.query<Row>(
    `select r.id, r.account_id as "accountId", r.email, r.confirmed_at as "confirmedAt", a.email as "ownerEmail",
       a.email_proven_at is not null as "isEmailProven"
     from ${kinds[kind].table} r left join accounts a on a.id = r.account_id where r.id = any($1)`,
    [[...ids]],
  );
  return new Map(
    rows.map(({ id, ownerEmail, isEmailProven, ...row }) => {
      const owner = ownerEmail === null ? null : { email: ownerEmail, isEmailProven };
      return [id, proofOf({ ...row, owner })];
    }),
  );
}
