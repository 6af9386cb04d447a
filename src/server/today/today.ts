import type { HoldReason } from '@/domain/provinces';
import { clinicDayOf, clinicMidnight } from '@/domain/consultations/booking';
import type { Sealer } from '@/server/base/sealing';
import { createHoldMarks } from '@/server/orders/hold-marks';
import type { Database, SqlParameter } from '@/server/db/database';
import { createStandings } from '@/server/hearing-standing/standing';

/** How many wait, and since when the first one does; ISO UTC, null when there are none. */
export type Waiting = { count: number; since: string | null };

/** The current open work of staff. */
export type Today = {
  /** Held orders by reason; only reasons that some order has. */
  heldOrders: readonly (Waiting & { reason: HoldReason | null })[];
  ordersToShip: Waiting;
  tests: Waiting & { flagged: number };
  messages: Waiting;
  /** Returns that wait for our next step. */
  returns: Waiting;
  callRequests: Waiting;
  /** Calls still to come on the clinic's current day; `since`: when the next one begins. */
  calls: Waiting;
  /** Customers in their trial who need a call. */
  trials: Waiting;
  /** Reports, requests and registrations of hearing aids that wait for us. */
  devices: Waiting;
  failedJobs: Waiting;
};

export interface TodaysWork {
  read(): Promise<Today>;
}

const heldSql = (
  reason: string,
) => `select nullif(reason, 'none') as reason, count(*) as count, min(created_at) as since
  from (select ${reason} as reason, created_at from orders where status = 'hold') held
  group by 1 order by min(created_at)`;

const toShipSql = `select count(*) as count, min(created_at) as since from orders
  where status = 'delivery_pending'`;

const testsSql = (
  isOpen: string,
  isFlagged: string,
) => `select count(*) as count, min(taken_at) as since,
    count(*) filter (where ${isFlagged}) as flagged from hearing_results where ${isOpen}`;

const messagesSql = `select count(*) as count, min(waiting_since) as since from conversations
  where waiting_since is not null`;

const returnsSql = `select count(*) as count, min(created_at) as since from order_returns
  where status in ('requested', 'received')`;

const callRequestsSql = `select count(*) as count, min(created_at) as since from consultation_requests
  where done_at is null`;

const callsSql = `select count(*) as count, min(starts_at) as since from consultation_bookings
  where status = 'booked' and starts_at > $1 and starts_at < $2`;

const failedJobsSql = `select count(*) as count, min(created_on) as since from pgboss.job
  where state = 'failed'`;

/** One cheap query for each kind of work, each by an index. */
export function createTodaysWork({
  db,
  sealer,
  countTrials,
  waitingDevices,
  now,
}: {
  db: Database;
  sealer: Sealer;
  /** How many customers in their trial need a call. */
  countTrials: () => Promise<number>;
  waitingDevices: () => Promise<Waiting>;
  now: () => Date;
}): TodaysWork {
  const { states, flags } = createStandings(sealer);
  const tests = filled((place) =>
    testsSql(states.condition('open', place), flags.condition('yes', place)),
  );
  const held = filled((place) => heldSql(createHoldMarks(sealer).marks.word(place)));
  const ask = async <Row extends Waiting>(sql: string, values: readonly SqlParameter[] = []) => {
    const [row] = await db.query<Row>(sql, values);
    if (!row) throw new Error('A count without a row');
    return row;
  };
  return {
    async read() {
      const at = now();
      const [
        heldOrders,
        ordersToShip,
        openTests,
        messages,
        returns,
        callRequests,
        calls,
        failedJobs,
        trials,
        devices,
      ] = await Promise.all([
        db.query<Today['heldOrders'][number]>(held.text, held.params),
        ask(toShipSql),
        ask<Today['tests']>(tests.text, tests.params),
        ask(messagesSql),
        ask(returnsSql),
        ask(callRequestsSql),
        ask(callsSql, [at, endOfDay(at)]),
        ask(failedJobsSql),
        countTrials(),
        waitingDevices(),
      ]);
      return {
        ...{ heldOrders, ordersToShip, tests: openTests, messages },
        ...{ returns, callRequests, calls, devices, failedJobs },
        trials: { count: trials, since: null },
      };
    },
  };
}

/** Builds a statement whose parts add their own parameters. */
function filled(write: (place: (value: string) => string) => string) {
  const params: string[] = [];
  const text = write((value) => `$${params.push(value)}`);
  return { text, params };
}

/** The end of the clinic's day. */
function endOfDay(now: Date): Date {
  const day = clinicDayOf(now);
  return new Date(Date.parse(clinicMidnight(day)) + 24 * 60 * 60 * 1000);
}
