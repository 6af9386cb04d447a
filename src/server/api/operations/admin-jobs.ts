import { object, string } from 'yup';
import { jobLineSchema } from '@/domain/staff/answers/job-line';
import { AppError } from '@/domain/failures/errors';
import { jobList } from '@/domain/staff/admin-lists';
import { route } from '../endpoints/route';
import { adminEndpoint } from '../endpoints/admin-endpoint';
import { listRoute } from '../endpoints/list-route';

/** The state of the queue without the content of its jobs: no personal data, so nothing is noted. */
export const adminJobs = listRoute({
  may: 'jobs',
  rules: jobList,
  row: jobLineSchema,
  showsNobody: 'What jobs carry is left out',
  read: ({ input, services: { adminJobs } }) => adminJobs.page(input),
});

/** Retries a failed job. */
export const adminRetryJob = route({
  POST: adminEndpoint({
    may: 'jobs',
    input: object({ id: string().uuid().required() }),
    notes: ({ id }) => ({ action: 'change', subject: 'job', recordId: id }),
    handle: async ({ input: { id }, services: { adminJobs } }) => {
      const outcome = await adminJobs.retry(id);
      if (outcome.ok) return { success: true };
      throw outcome.code === 'job_not_found'
        ? new AppError('not_found_error', 'This job is unknown')
        : new AppError('conflict', 'This job is not failed any more');
    },
  }),
});
