import { object, string } from 'yup';
import { AppError } from '@/domain/errors';
import { jobList } from '@/domain/office-lists';
import { adminOnly } from '../admin-guard';
import { listInput } from '../list-input';
import { endpoint, route } from '../route';

const listJobs = endpoint({
  input: listInput(jobList),
  mayCall: adminOnly,
  handle: async ({ input, services: { jobDesk } }) => {
    const { page, pageSize } = input;
    return { page, pageSize, ...(await jobDesk.page(input)) };
  },
});

/** What the queue does, without what its jobs carry: nobody's data, so nothing is noted. */
export const adminJobs = route('/api/admin-jobs', { GET: listJobs, POST: listJobs });

/** Has a failed job tried once more. */
export const adminRetryJob = route('/api/admin-retry-job', {
  POST: endpoint({
    input: object({ id: string().uuid().required() }),
    mayCall: adminOnly,
    handle: async ({ input: { id }, caller: { staff }, services: { audit, jobDesk } }) => {
      await audit.record({ staff, action: 'change', subject: 'job', recordId: id });
      const outcome = await jobDesk.retry(id);
      if (outcome.ok) return { success: true };
      throw outcome.code === 'job_not_found'
        ? new AppError('not_found_error', 'This job is unknown')
        : new AppError('conflict', 'This job is not failed any more');
    },
  }),
});
