import type { JobLine } from '@/domain/staff/answers/job-line';
import type { jobList } from '@/domain/staff/admin-lists';
import type { ListAsked, ListPage } from '@/server/commerce/admin-commerce';
import type { Database } from '@/server/db/database';
import { directionOf, readListPage } from '@/server/db/list-page';

/** The queue's jobs, and the failed ones. The caller has checked that it is staff. */
export interface AdminJobs {
  page(asked: ListAsked<typeof jobList>): Promise<ListPage<JobLine>>;
  /** Retries a failed job; one that is no longer failed stays as it is. */
  retry(
    id: string,
  ): Promise<{ ok: true } | { ok: false; code: 'job_not_found' | 'job_not_failed' }>;
}

const columns = `id::text as id, name, state::text as state, retry_count as retries, data ->> 'orderId' as "orderId",
  created_on as "createdAt", start_after as "startsAfter", completed_on as "endedAt"`;

/** Like pg-boss's own `retry`. */
const retrySql = `update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now()
  where id = $1::uuid and state = 'failed' returning 1`;

export function createAdminJobs({ db }: { db: Database }): AdminJobs {
  return {
    page({ state, sort, ...asked }) {
      // Leaves out the queue's internal jobs.
      const conditions = [`name not like '\\_\\_pgboss%'`];
      const params: string[] = [];
      if (state !== '') conditions.push(`state::text = $${params.push(state)}`);
      const direction = directionOf(sort);
      const order = `created_on ${direction}, id ${direction}`;
      return readListPage<JobLine>(
        db,
        { columns, from: 'pgboss.job', key: null, conditions, params, order },
        asked,
      );
    },
    async retry(id) {
      const retried = await db.query(retrySql, [id]);
      await db.flush();
      if (retried.length > 0) return { ok: true };
      const known = await db.query('select 1 from pgboss.job where id = $1::uuid', [id]);
      return { ok: false, code: known.length > 0 ? 'job_not_failed' : 'job_not_found' };
    },
  };
}
