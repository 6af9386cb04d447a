import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { plainError } from '../error-reports/plain-error';
import type { Database, SqlSession } from '../db/database';
import type { Log } from '../log/log';
import { jobSchemas, type JobName, type JobPayload } from './catalogue';
import type { Jobs } from './port';

const schema = 'pgboss';

/** Retries for most of a day, 15 s, 30 s, 1 min … with some randomness: a mail server may be down for a night. */
const retries = { retryLimit: 11, retryDelay: 15, retryBackoff: true } as const;

/**
 * A job whose process was killed is retried after this long. Mails and payments are done in seconds; scheduled work may
 * go through the whole shop.
 */
const expiry = { asked: '2 minutes', byClock: '15 minutes' } as const;

/**
 * The kinds of job that are due. One statement for all of them; otherwise each worker would query its own kind every
 * second, about forty statements.
 */
const dueSql = `select distinct name from ${schema}.job where state < 'active' and start_after <= now()`;
const looksEveryMs = 1_000;

/** A worker also checks by itself, in case it was not notified. */
const asksEverySeconds = 30;

/**
 * How many jobs of a kind a worker takes at once and runs in parallel. Each query goes through all waiting jobs, and a
 * mail server takes its time for each mail.
 */
const jobsAtOnce = 10;

/** How often one of the processes looks for abandoned jobs. */
const maintenanceSeconds = 30;

/** The handler of each kind of job. It may run twice: after a crash, or when its answer was lost. */
export type JobHandlers = { [Name in JobName]: (payload: JobPayload<Name>) => Promise<void> };

/** The queue with its workers, for the process that serves. */
export interface JobQueue extends Jobs {
  /** Starts taking jobs in this process. */
  startWorkers(handlers: JobHandlers): Promise<void>;
  /** Waits up to ten seconds for running jobs; unfinished ones run again after the next start. */
  stop(): Promise<void>;
}

/** Creates the queue's own tables and the queues that are missing. Part of the migration. */
export async function createQueues(tx: SqlSession): Promise<void> {
  const [found] = await tx.query<{ name: string | null }>(
    `select to_regclass('${schema}.version')::text as name`,
  );
  if (!found?.name) await tx.script(withoutTransaction(PgBoss.getConstructionPlans(schema)));
  for (const name of Object.keys(jobSchemas)) {
    await tx.query(`select ${schema}.create_queue($1, $2::json)`, [
      name,
      { policy: 'standard', ...retries },
    ]);
  }
}

/** pg-boss wraps its script in a transaction; ours is already open. */
function withoutTransaction(script: string): string {
  return script.replace(/^\s*BEGIN;/i, '').replace(/COMMIT;\s*$/i, '');
}

/** The queue on the shop's own database (pg-boss): jobs can be written at once and run after `startWorkers`. */
export function createJobQueue({ db, log }: { db: Database; log: Log }): JobQueue {
  let boss: PgBoss | undefined;
  const stopped = new AbortController();
  return {
    enqueue: (tx, name, payload, options) => enqueue(tx, name, payload, options?.singletonKey),
    async startWorkers(handlers) {
      boss = await startBoss(db, log);
      const workers = new Map<string, string>();
      for (const name of jobNames) workers.set(name, await work(boss, name, handlers, log));
      for (const { name, cron } of schedules) await boss.schedule(name, cron, {});
      void wakeWhenDue({ boss, workers, db, log, signal: stopped.signal });
    },
    async stop() {
      stopped.abort();
      await boss?.stop({ graceful: true, wait: true, timeout: 10_000, close: false });
    },
  };
}

const jobNames = Object.keys(jobSchemas) as JobName[];

/** Scheduled work (UTC). However many processes run, each time creates one job. */
const schedules = [
  { name: 'queue-due-subscriptions', cron: '*/5 * * * *' },
  { name: 'reconcile-payments', cron: '3-59/10 * * * *' },
  { name: 'clean-up', cron: '17 * * * *' },
  { name: 'remind-of-hearing-profiles', cron: '37 * * * *' },
  { name: 'queue-follow-ups', cron: '7 * * * *' },
  { name: 'queue-adjustment-questions', cron: '27 * * * *' },
  { name: 'remind-of-bookings', cron: '*/15 * * * *' },
] as const;

async function enqueue(
  tx: SqlSession,
  name: JobName,
  payload: JobPayload<JobName>,
  singletonKey?: string,
): Promise<void> {
  const id = singletonKey === undefined ? randomUUID() : idOf(name, singletonKey);
  await tx.query(
    `insert into ${schema}.job (id, name, data, retry_limit, retry_delay, retry_backoff, policy, expire_in)
     values ($1, $2, $3, ${retries.retryLimit}, ${retries.retryDelay}, ${retries.retryBackoff}, 'standard', $4)
     on conflict do nothing`,
    [id, name, jobSchemas[name].validateSync(payload), expiryOf(name)],
  );
}

function expiryOf(name: JobName): string {
  return schedules.some((schedule) => schedule.name === name) ? expiry.byClock : expiry.asked;
}

/** The same key gives the same id, which the table accepts once. */
function idOf(name: JobName, singletonKey: string): string {
  const digest = createHash('sha256').update(`${name}\n${singletonKey}`).digest('hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

async function startBoss(db: Database, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({
    schema,
    maintenanceIntervalSeconds: maintenanceSeconds,
    db: {
      executeSql: async (text, values) => {
        if (values && values.length > 0) return { rows: await db.query(text, values) };
        if (!/;\s*\S/.test(text)) return { rows: await db.query(text) };
        await db.script(text);
        return { rows: [] };
      },
    },
  });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue failed'));
  return boss.start();
}

async function work<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handlers: JobHandlers,
  log: Log,
): Promise<string> {
  const options = { pollingIntervalSeconds: asksEverySeconds, batchSize: jobsAtOnce };
  const worker = await boss.work(name, options, async (jobs) => {
    // There may be more: a backlog is processed without waiting for the next second.
    boss.notifyWorker(worker);
    await Promise.all(jobs.map(run));
  });
  return worker;

  /** For the queue, a job that returned is done, except those reported here. */
  async function run({ id, data }: PgBoss.Job<unknown>): Promise<void> {
    try {
      await handlers[name](jobSchemas[name].validateSync(data) as JobPayload<Name>);
      log.info({ job: name, jobId: id }, 'Job done');
    } catch (error) {
      log.error({ err: error, job: name, jobId: id }, 'Job failed; it is tried again later');
      await boss.fail(
        name,
        id,
        plainError(error instanceof Error ? error : new Error(String(error))),
      );
    }
  }
}

type Watch = {
  boss: PgBoss;
  /** Worker ids by kind of job. */
  workers: ReadonlyMap<string, string>;
  db: Database;
  log: Log;
  signal: AbortSignal;
};

/** Checks every second which kinds of job are due, and wakes their workers. */
async function wakeWhenDue({ boss, workers, db, log, signal }: Watch): Promise<void> {
  while (!signal.aborted) {
    try {
      const due = await db.query<{ name: string }>(dueSql);
      for (const { name } of due) {
        const worker = workers.get(name);
        if (worker !== undefined && !signal.aborted) boss.notifyWorker(worker);
      }
    } catch (error) {
      log.error({ err: error }, 'Nobody could see which jobs are due');
    }
    await pause(looksEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
