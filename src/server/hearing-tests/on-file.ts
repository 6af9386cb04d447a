import { isClearResult, type HearingOnFile } from '@/domain/hearing/hearing-profile';
import type { SqlSession } from '@/server/db/database';
import type { Sealer } from '@/server/base/sealing';
import { withOwn, type Owner } from '@/server/visits/ownership';
import type { ProfileItem } from './profile-rows';
import { createResultRows } from './result-rows';

/** The buyer's earlier hearing data, and which of it becomes part of the order. */
type HearingAtHand = HearingOnFile & { items: readonly ProfileItem[] };

/** Reads it inside the order's own transaction. */
export type ReadHearingAtHand = (tx: SqlSession, owner: Owner) => Promise<HearingAtHand>;

const lastSentSql = `select
  (${withOwn('hearing_waivers', '$1', '$2')} select id from own order by at desc limit 1) as "waiverId",
  (${withOwn('uploads', '$1', '$2')}
    select id from own where status = 'kept' order by created_at desc limit 1) as "uploadId"`;

type LastSent = { waiverId: string | null; uploadId: string | null };

export function createHearingAtHand(sealer: Sealer): ReadHearingAtHand {
  const rows = createResultRows(sealer);
  return async (tx, owner) => {
    const newest = await rows.newestUsable(tx, owner);
    const [sent] = await tx.query<LastSent>(lastSentSql, [owner.accountId, owner.visit]);
    const items: ProfileItem[] = [
      ...(newest ? [{ kind: 'test', reference: newest.id } as const] : []),
      ...(sent?.uploadId ? [{ kind: 'upload', reference: sent.uploadId } as const] : []),
      ...(sent?.waiverId ? [{ kind: 'waiver', reference: sent.waiverId } as const] : []),
    ];
    return {
      items,
      kinds: items.map(({ kind }) => kind),
      // `open`: not reviewed, and the recorded answers alone do not show that the test went well.
      hasClearTest:
        newest !== null &&
        newest.reviewState !== 'open' &&
        !newest.isFlagged &&
        isClearResult(newest.result),
    };
  };
}
