import type { FoundRecordKind } from '@/domain/accounts/found-record';
import { proofOf, type RecordProof } from '@/domain/hearing/record-proof';
import type { SqlSession } from '@/server/db/database';
import { columnsOf, type LeftJoined, type RowOf } from '@/server/db/columns';
import { accounts } from '@/server/db/schema/commerce';
import { uploads } from '@/server/db/schema/hearing-files';
import { kinds } from './kinds';

// The table of each kind has these columns; in that of the files any of them may be null.
const ofRecord = columnsOf(uploads, ['id', 'accountId', 'email', 'confirmedAt'], { of: 'r' });
const ofOwner = columnsOf(accounts, [], { as: { ownerEmail: 'email' }, of: 'a' });

type Row = RowOf<typeof ofRecord> & LeftJoined<typeof ofOwner> & { isEmailProven: boolean };

/** For staff: how each of these records is proven to belong to its address's owner, by id. */
export async function readProofs(
  sql: SqlSession,
  kind: FoundRecordKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordProof>> {
  const rows = await sql.query<Row>(
    `select ${ofRecord}, ${ofOwner}, a.email_proven_at is not null as "isEmailProven"
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
