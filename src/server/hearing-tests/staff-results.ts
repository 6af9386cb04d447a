import { randomUUID } from 'node:crypto';
import { normaliseEmail } from '@/domain/accounts/account';
import type { TestResult } from '@/domain/audiometry/test-result';
import { hearingRecordEnd } from '@/domain/hearing/hearing-result';
import { isFlaggedResult, type hearingTestList } from '@/domain/hearing/hearing-review';
import { defaultLocale } from '@/domain/words/locale';
import type { Database } from '@/server/db/database';
import { directionOf, readPageBy } from '@/server/db/list-page';
import { nameMarks } from '@/server/base/name-marks';
import { addPersonSearch, createConditions } from '@/server/db/people-search';
import type { Sealer } from '@/server/base/sealing';
import {
  createResultReader,
  createResultRows,
  reliabilityMark,
  resultColumns,
  reviewedColumns,
  startingState,
  type HearingResultRecord,
  type ReviewedColumns,
} from './result-rows';

/** Flagged: something speaks for a doctor first, in the test, or in what its taker told us. */
export type StaffResult = HearingResultRecord & ReviewedColumns;

type Filters = typeof hearingTestList.filters;

type TestListQuestion = {
  /** From 1. */
  page: number;
  pageSize: number;
  sort: string;
  /** An order's number, the start of an address, or words of a name; empty for all. */
  search: string;
} & Readonly<Record<keyof Filters, string>>;

/** Saved tests as our staff sees them, whoever's they are. Whoever calls has made sure that it is staff who asks. */
export interface StaffResults {
  /** Without single tones: see `find`. */
  page(asked: TestListQuestion): Promise<{ count: number; results: readonly StaffResult[] }>;
  /** Everything there is of one; null when it is gone. */
  find(id: string): Promise<StaffResult | null>;
  /** Everything there is, newest first. */
  ofEmail(email: string): Promise<readonly StaffResult[]>;
  /**
   * Keeps what our staff read from a file that its owner sent us, as hers. The file itself is what she gave us for it:
   * nothing is added to the ledger of consents. Acknowledged when it is on disk.
   */
  enter(read: {
    owner: { accountId: string | null; visit: string | null };
    email: string;
    result: TestResult;
  }): Promise<{ id: string }>;
  /** Looks into tests that an older shop saved, so that lists find them too. */
  markOlder(): Promise<void>;
}

const ofOrderSql = `id in (select i.reference from hearing_profile_items i
  join orders o on o.id = i.order_id where i.kind = 'test' and o.number = `;

export function createStaffResults({
  db,
  sealer,
  now,
}: {
  db: Database;
  sealer: Sealer;
  now: () => Date;
}): StaffResults {
  const read = createResultReader(sealer);
  return {
    page(asked) {
      const { conditions, params } = conditionsOf(asked, sealer);
      const direction = directionOf(asked.sort);
      const order = `taken_at ${direction}, id ${direction}`;
      const rows = { from: 'hearing_results', key: 'id', conditions, params, order };
      return readPageBy(db, rows, asked, (clause, values) =>
        read<ReviewedColumns>(
          db,
          `select ${reviewedColumns} from hearing_results ${clause}`,
          values,
          {
            hasTrials: false,
          },
        ),
      );
    },
    async find(id) {
      const text = `select ${reviewedColumns} from hearing_results where id = $1`;
      return (await read<ReviewedColumns>(db, text, [id]))[0] ?? null;
    },
    ofEmail: (email) =>
      read<ReviewedColumns>(
        db,
        `select ${reviewedColumns} from hearing_results where email = $1 order by taken_at desc, id limit 200`,
        [normaliseEmail(email)],
      ),
    async enter({ owner, email, result }) {
      const at = now();
      const id = randomUUID();
      await createResultRows(sealer).insert(db, {
        ...{ id, ...owner, result, signs: [] },
        email: normaliseEmail(email),
        provider: 'entered',
        sessionId: randomUUID(),
        name: '',
        locale: defaultLocale,
        savedAt: at.toISOString(),
        expiresAt: hearingRecordEnd(at).toISOString(),
      });
      await db.flush();
      return { id };
    },
    markOlder: () => markOlder(db, sealer),
  };
}

function conditionsOf({ search, state, reliability, flags }: TestListQuestion, sealer: Sealer) {
  const conditions = createConditions();
  const { add, place } = conditions;
  if (state !== '') add(`review_state = ${place(state)}`);
  if (reliability !== '') add(`reliability = ${place(reliabilityMark(sealer, reliability))}`);
  if (flags === 'yes') add('is_flagged');
  if (/^\d{1,9}$/.test(search)) add(`${ofOrderSql}${place(Number(search))})`);
  else if (search !== '') addPersonSearch(conditions, sealer, search);
  return conditions;
}

const batch = 100;

async function markOlder(db: Database, sealer: Sealer): Promise<void> {
  const read = createResultReader(sealer);
  const older = `select ${resultColumns} from hearing_results where reliability is null limit ${batch}`;
  for (;;) {
    const found = await read(db, older, []);
    for (const { id, result, signs, name, provider } of found) {
      const isFlagged = isFlaggedResult(result, signs);
      await db.query(
        `update hearing_results set reliability = $2, is_flagged = is_flagged or $3, name_marks = $4,
           review_state = case when review_state = 'open' and not is_flagged then $5 else review_state end
         where id = $1`,
        [
          ...[id, reliabilityMark(sealer, result.reliability), isFlagged],
          nameMarks(sealer, name),
          startingState({ provider, result }, isFlagged),
        ],
      );
    }
    if (found.length < batch) return;
  }
}
