import { jobSchemas } from '@/server/jobs/catalogue';
import type { JobHandlers } from '@/server/jobs/queue';

/** Handlers for every kind of job: the given ones, and one that throws for all others, which must not be enqueued. */
export function onlyHandlers(given: Partial<JobHandlers>): JobHandlers {
  const others = Object.keys(jobSchemas).map((name) => [
    name,
    async () => {
      throw new Error(`Nobody expected a job ${name}`);
    },
  ]);
  return { ...(Object.fromEntries(others) as JobHandlers), ...given };
}
