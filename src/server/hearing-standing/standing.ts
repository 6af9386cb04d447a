import { hearingTestList, reviewStates, type ReviewState } from '@/domain/hearing/hearing-review';
import { createRowMarks } from '@/server/base/row-marks';
import type { Sealer } from '@/server/base/sealing';
import type { SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { hearingResults } from '@/server/db/schema/hearing';

/** What staff know about a saved test without opening it. */
export type Standing = {
  reviewState: ReviewState;
  /** Something calls for a doctor first: in the test, or in what the person reported. */
  isFlagged: boolean;
};

const table = 'hearing_results';

export const reviewColumn = { table, column: 'review_mark', words: reviewStates } as const;
export const flagColumn = { table, column: 'flag_mark', words: ['yes', 'no'] } as const;
export const reliabilityColumn = {
  table,
  column: 'reliability_mark',
  words: hearingTestList.filters.reliability,
} as const;

/** The keyed hashes, and the values that a process of the previous version may have written beside them. */
export const standingColumns = columnsOf(hearingResults, ['reviewMark', 'flagMark'], {
  as: { plainState: 'reviewState', plainFlag: 'isFlagged' },
});

export type StandingColumns = RowOf<typeof standingColumns>;

const writeSql = `update hearing_results set review_mark = $2, flag_mark = $3, review_state = 'open',
  is_flagged = false where id = $1`;

/** Reads and writes the hidden standing of tests. */
export function createStandings(sealer: Sealer) {
  const states = createRowMarks(sealer, reviewColumn);
  const flags = createRowMarks(sealer, flagColumn);
  const reliabilities = createRowMarks(sealer, reliabilityColumn);
  const marksOf = (id: string, { reviewState, isFlagged }: Standing) =>
    [states.of(id, reviewState), flags.of(id, isFlagged ? 'yes' : 'no')] as const;

  return {
    states,
    flags,
    reliabilities,
    /** Values for `review_mark` and `flag_mark`. */
    marksOf,
    /**
     * The standing of a row. A value that a process of the previous version wrote in readable form takes precedence
     * over the hash; `open` and "not flagged" are the defaults of the readable columns.
     */
    read(id: string, { reviewMark, flagMark, plainState, plainFlag }: StandingColumns): Standing {
      const marked = reviewMark === null ? 'open' : states.read(id, reviewMark);
      const before = plainState === 'open' ? marked : plainState;
      return {
        reviewState: plainFlag && before === 'clear' ? 'open' : before,
        isFlagged: plainFlag || (flagMark !== null && flags.read(id, flagMark) === 'yes'),
      };
    },
    async write(tx: SqlSession, id: string, standing: Standing): Promise<void> {
      await tx.query(writeSql, [id, ...marksOf(id, standing)]);
    },
  };
}

export type Standings = ReturnType<typeof createStandings>;

/**
 * Changes the standing of tests whose rows match the condition, and locks the rows meanwhile.
 *
 * @param change null leaves a row unchanged
 */
export async function changeStandings(
  tx: SqlSession,
  standings: Standings,
  { condition, params }: { condition: string; params: readonly string[] },
  change: (standing: Standing) => Standing | null,
): Promise<void> {
  const rows = await tx.query<StandingColumns & { id: string }>(
    `select id, ${standingColumns} from hearing_results where ${condition} order by id for update`,
    params,
  );
  for (const { id, ...columns } of rows) {
    const changed = change(standings.read(id, columns));
    if (changed !== null) await standings.write(tx, id, changed);
  }
}
