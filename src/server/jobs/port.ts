import type { SqlSession } from '../db/database';
import type { JobName, JobPayload } from './catalogue';

/** Background jobs, queued in the transaction that causes them. */
export interface Jobs {
  /**
   * Queues a job with one INSERT in the caller's transaction: it runs if and only if that commits. `singletonKey` makes
   * it idempotent: a second job of the same name and key is dropped, also after the first has run.
   */
  enqueue<Name extends JobName>(
    tx: SqlSession,
    name: Name,
    payload: JobPayload<Name>,
    options?: { singletonKey?: string },
  ): Promise<void>;
}
