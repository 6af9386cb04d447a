import { randomUUID } from 'node:crypto';
import { normaliseEmail } from '@/domain/accounts/account';
import type { TestResult } from '@/domain/audiometry/test-result';
import { hearingRecordEnd } from '@/domain/hearing/hearing-result';
import { isFlaggedResult, type hearingTestList } from '@/domain/hearing/hearing-review';
import type { Locale } from '@/domain/words/locale';
import type { Database, SqlParameter, SqlSession } from '@/server/db/database';
import { directionOf, readPageBy } from '@/server/db/list-page';
import { nameMarks } from '@/server/base/name-marks';
import { addPersonSearch, createConditions } from '@/server/db/people-search';
import type { DataSubject } from '@/server/personal-data/personal-data-record';
import type { Sealer } from '@/server/base/sealing';
import { hideReadable } from './hide-readable';
import {
  changeStandings,
  createStandings,
  standingColumns,
  type Standing,
  type StandingColumns,
  type Standings,
} from '../hearing-standing/standing';
import {
  createResultReader,
  createResultRows,
  resultColumns,
  startingState,
  withStanding,
  type HearingResultRecord,
} from './result-rows';

export type StaffResult = HearingResultRecord & Standing;

type Filters = typeof hearingTestList.filters;

type TestListQuestion = {
  /** From 1. */
  page: number;
  pageSize: number;
  sort: string;
  /** An order's number, the start of an address, or words of a name; empty for all. */
  search: string;
} & Readonly<Record<keyof Filters, string>>;

/** `owner`: whoever the order's account belongs to. */
type WaitingOrder = { id: string; owner: DataSubject };

/** All saved tests, as staff see them. The caller has checked that it is staff. */
export interface StaffResults {
  /** Without single tones: see `find`. */
  page(asked: TestListQuestion): Promise<{ count: number; results: readonly StaffResult[] }>;
  /** One result with all its data; null when it is gone. */
  find(id: string): Promise<StaffResult | null>;
  /**
   * Usable tests that staff may attach to a waiting order, newest first: of the account that the order belongs to, under
   * its proven address, and not with the order yet. Empty for any other order.
   */
  attachableTo(order: WaitingOrder): Promise<readonly StaffResult[]>;
  /** All data of an address, newest first. */
  ofEmail(email: string): Promise<readonly StaffResult[]>;
  /**
   * Saves what staff read from a file its owner sent us, as a test of that owner. The file was sent for this purpose,
   * so nothing is added to the ledger of consents. Returns when it is on disk.
   */
  enter(read: {
    owner: { accountId: string | null; visit: string | null };
    email: string;
    /** What they read. */
    locale: Locale;
    result: TestResult;
  }): Promise<{ id: string }>;
  /**
   * Hides what a process of the previous version wrote in readable form, and adds the search fields to tests saved by
   * an older shop, so that lists find them.
   */
  markOlder(): Promise<void>;
}

const staffColumns = `${resultColumns}, ${standingColumns}`;

const ofOrderSql = `id in (select i.reference from hearing_profile_items i
  join orders o on o.id = i.order_id where i.kind = 'test' and o.number = `;

/** A typed address proves nothing: neither the test's nor the order's may be one. */
const isOfOwnerSql = `$4::boolean and account_id = $2 and email = $3 and exists (select 1 from orders o
  where o.id = $1 and o.account_id = $2 and o.is_attached and o.status = 'hold')`;

const isWithOrderSql = `exists (select 1 from hearing_profile_items i
  where i.order_id = $1 and i.kind = 'test' and i.reference = hearing_results.id)`;

/** More would be a list to search in, not an offer. */
const mostAttachable = 5;

function attachableTo({ id, owner }: WaitingOrder, { states }: Standings) {
  const params: SqlParameter[] = [id, owner.accountId, owner.email, owner.isEmailProven];
  const isWanting = states.condition('needs_more', (value) => `$${params.push(value)}`);
  const text = `select ${staffColumns} from hearing_results
    where ${isOfOwnerSql} and not ${isWithOrderSql}
      and review_state <> 'needs_more' and not coalesce(${isWanting}, false)
    order by taken_at desc, id limit ${mostAttachable}`;
  return [text, params] as const;
}

export function createStaffResults({
  db,
  sealer,
  now,
}: {
  db: Database;
  sealer: Sealer;
  now: () => Date;
}): StaffResults {
  const open = createResultReader(sealer);
  const standings = createStandings(sealer);
  const read = async (...asked: Parameters<typeof open>): Promise<StaffResult[]> =>
    (await open<StandingColumns>(...asked)).map((row) => withStanding(standings, row));
  return {
    page(asked) {
      const { conditions, params } = conditionsOf(asked, sealer);
      const direction = directionOf(asked.sort);
      const order = `taken_at ${direction}, id ${direction}`;
      const rows = { from: 'hearing_results', key: 'id', conditions, params, order };
      return readPageBy(db, rows, asked, (clause, values) =>
        read(db, `select ${staffColumns} from hearing_results ${clause}`, values, {
          hasTrials: false,
        }),
      );
    },
    async find(id) {
      const text = `select ${staffColumns} from hearing_results where id = $1`;
      return (await read(db, text, [id]))[0] ?? null;
    },
    attachableTo: (order) => read(db, ...attachableTo(order, standings), { hasTrials: false }),
    ofEmail: (email) =>
      read(
        db,
        `select ${staffColumns} from hearing_results where email = $1 order by taken_at desc, id limit 200`,
        [normaliseEmail(email)],
      ),
    async enter({ owner, email, locale, result }) {
      const at = now();
      const id = randomUUID();
      await createResultRows(sealer).insert(db, {
        ...{ id, ...owner, result, signs: [] },
        email: normaliseEmail(email),
        provider: 'entered',
        sessionId: randomUUID(),
        name: '',
        locale,
        savedAt: at.toISOString(),
        expiresAt: hearingRecordEnd(at).toISOString(),
      });
      await db.flush();
      return { id };
    },
    async markOlder() {
      await hideReadable({ db, sealer });
      await markOlder(db, sealer);
    },
  };
}

function conditionsOf({ search, state, reliability, flags }: TestListQuestion, sealer: Sealer) {
  const conditions = createConditions();
  const { add, place } = conditions;
  const { states, reliabilities, flags: flagMarks } = createStandings(sealer);
  const wantedState = states.words.find((word) => word === state);
  const wantedReliability = reliabilities.words.find((word) => word === reliability);
  if (wantedState) add(states.condition(wantedState, place));
  if (wantedReliability) add(reliabilities.condition(wantedReliability, place));
  if (flags === 'yes') add(flagMarks.condition('yes', place));
  if (/^\d{1,9}$/.test(search)) add(`${ofOrderSql}${place(Number(search))})`);
  else if (search !== '') addPersonSearch(conditions, sealer, search);
  return conditions;
}

const batch = 100;

async function markOlder(db: Database, sealer: Sealer): Promise<void> {
  const read = createResultReader(sealer);
  const standings = createStandings(sealer);
  const older = `select ${resultColumns} from hearing_results where reliability is null limit ${batch}`;
  for (;;) {
    const found = await read(db, older, []);
    for (const row of found) await db.transaction((tx) => markOlderRow(tx, sealer, standings, row));
    if (found.length < batch) return;
  }
}

async function markOlderRow(
  tx: SqlSession,
  sealer: Sealer,
  standings: Standings,
  { id, result, signs, name, provider }: HearingResultRecord,
): Promise<void> {
  const isNowFlagged = isFlaggedResult(result, signs);
  const rows = { condition: 'id = $1', params: [id] };
  await changeStandings(tx, standings, rows, ({ reviewState, isFlagged }) => ({
    reviewState:
      reviewState === 'open' && !isFlagged
        ? startingState({ provider, result }, isNowFlagged)
        : reviewState,
    isFlagged: isFlagged || isNowFlagged,
  }));
  await tx.query(
    `update hearing_results set reliability_mark = $2, reliability = '', name_marks = $3 where id = $1`,
    [id, standings.reliabilities.of(id, result.reliability), nameMarks(sealer, name)],
  );
}
