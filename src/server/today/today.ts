import type { HoldReason } from '@/domain/provinces';
import { clinicDayOf, clinicMidnight } from '@/domain/consultations/booking';
import type { Database } from '@/server/db/database';

/** How many wait, and since when the first of them does; ISO UTC, null when none does. */
export type Waiting = { count: number; since: string | null };

/** What waits for our staff at this moment. */
export type Today = {
  /** By what they wait for; only reasons that some order has. */
  heldOrders: readonly (Waiting & { reason: HoldReason | null })[];
  ordersToShip: Waiting;
  tests: Waiting & { flagged: number };
  messages: Waiting;
  /** Returns that wait for our next step. */
  returns: Waiting;
  callWishes: Waiting;
  /** Calls of the clinic's day that are still to come; `since`: when the next one begins. */
  calls: Waiting;
  failedJobs: Waiting;
};

export interface TodaysWork {
  read(): Promise<Today>;
}

const heldSql = `select hold_reason as reason, count(*) as count, min(created_at) as since from orders
  where status = 'hold' group by hold_reason order by min(created_at)`;

const toShipSql = `select count(*) as count, min(created_at) as since from orders
  where status = 'delivery_pending'`;

const testsSql = `select count(*) as count, min(taken_at) as since,
    count(*) filter (where is_flagged) as flagged from hearing_results where review_state = 'open'`;

const messagesSql = `select count(*) as count, min(waiting_since) as since from conversations
  where waiting_since is not null`;

const returnsSql = `select count(*) as count, min(created_at) as since from order_returns
  where status in ('requested', 'received')`;

const wishesSql = `select count(*) as count, min(created_at) as since from consultation_requests
  where done_at is null`;

const callsSql = `select count(*) as count, min(starts_at) as since from consultation_bookings
  where status = 'booked' and starts_at > $1 and starts_at < $2`;

const failedJobsSql = `select count(*) as count, min(created_on) as since from pgboss.job
  where state = 'failed'`;

/** One cheap question for each kind of work, each by an index. */
export function createTodaysWork({ db, now }: { db: Database; now: () => Date }): TodaysWork {
  const ask = async <Row extends Waiting>(sql: string, values: readonly Date[] = []) => {
    const [row] = await db.query<Row>(sql, values);
    if (!row) throw new Error('A count without a row');
    return row;
  };
  return {
    async read() {
      const at = now();
      const [heldOrders, ordersToShip, tests, messages, returns, callWishes, calls, failedJobs] =
        await Promise.all([
          db.query<Today['heldOrders'][number]>(heldSql),
          ask(toShipSql),
          ask<Today['tests']>(testsSql),
          ask(messagesSql),
          ask(returnsSql),
          ask(wishesSql),
          ask(callsSql, [at, endOfDay(at)]),
          ask(failedJobsSql),
        ]);
      return {
        ...{ heldOrders, ordersToShip, tests, messages },
        ...{ returns, callWishes, calls, failedJobs },
      };
    },
  };
}

/** When the clinic's day is over. */
function endOfDay(now: Date): Date {
  const day = clinicDayOf(now);
  return new Date(Date.parse(clinicMidnight(day)) + 24 * 60 * 60 * 1000);
}
