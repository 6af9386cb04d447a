import { number, object } from 'yup';
import { headlineOf } from '@/domain/hearing-summary';
import { AppError } from '@/domain/errors';
import type { HearingResultRecord } from '@/server/hearing-tests/result-rows';
import { adminOnly } from '../admin-guard';
import { endpoint, route } from '../route';
import { emailInput, recordId } from './hearing-inputs';

const pageNumber = number().integer().min(1).max(100_000);

/** A line of the list: enough to choose whom to look at. */
function line({ id, email, name, provider, result, savedAt, expiresAt }: HearingResultRecord) {
  return {
    id,
    email,
    name,
    provider,
    takenAt: result.takenAt,
    savedAt,
    expiresAt,
    reliability: result.reliability,
    calibration: result.calibration.mode,
    headline: headlineOf(result),
    flags: result.flags,
  };
}

/** Saved tests, newest first; that somebody read the list is noted. */
export const adminListHearingTests = route('/api/admin-list-hearing-tests', {
  GET: endpoint({
    input: object({ page: pageNumber.default(1), pageSize: pageNumber.max(100).default(25) }),
    mayCall: adminOnly,
    handle: async ({ input: { page, pageSize }, caller: { staff }, services }) => {
      const { audit, hearing } = services;
      await audit.record({
        staff,
        action: 'list',
        subject: 'hearing_tests',
        recordId: `${page}`,
      });
      const { count, results } = await hearing.results.page({ page, pageSize });
      return { page, pageSize, count, results: results.map(line) };
    },
  }),
});

/** Everything we keep about the hearing of one address; a row of the audit log for each look. */
export const adminHearingDetails = route('/api/admin-hearing-result-details', {
  GET: endpoint({
    input: object({ email: emailInput }),
    mayCall: adminOnly,
    handle: async ({ input: { email }, caller: { staff }, services }) => {
      const { audit, hearing } = services;
      const results = await hearing.results.ofEmail(email);
      if (results.length === 0) {
        await audit.record({ staff, action: 'view', subject: 'hearing_result', recordId: 'none' });
      }
      for (const { id: recordIdOf } of results) {
        await audit.record({
          staff,
          action: 'view',
          subject: 'hearing_result',
          recordId: recordIdOf,
        });
      }
      const [uploads, questionnaires] = await Promise.all([
        hearing.uploads.ofEmail(email),
        hearing.questionnaires.ofEmail(email),
      ]);
      return {
        results: results.map((record) => ({ ...line(record), result: record.result })),
        uploads,
        questionnaires,
      };
    },
  }),
});

/** Lets an order go on after somebody has looked at its hearing profile. */
export const adminApproveOrder = route('/api/admin-approve-order', {
  POST: endpoint({
    input: object({ order_id: recordId }),
    mayCall: adminOnly,
    handle: async ({ input, caller: { staff }, services }) => {
      const { audit, hearing } = services;
      await audit.record({
        staff,
        action: 'change',
        subject: 'order',
        recordId: input.order_id,
      });
      const outcome = await hearing.profiles.approve?.(input.order_id, staff.id);
      if (outcome?.ok) return { order: { id: outcome.order.id, status: outcome.order.status } };
      if (outcome?.code === 'order_not_found') {
        throw new AppError('not_found_error', 'This order is unknown');
      }
      throw new AppError('permission_error', 'This order does not wait for a review');
    },
  }),
});
