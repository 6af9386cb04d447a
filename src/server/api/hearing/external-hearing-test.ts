import { AppError } from '@/domain/failures/errors';
import type { ReportRefusal } from '@/server/hearing-tests/sessions';
import { jsonAnswer } from '@/server/http/answers';
import { headerOf } from '@/server/http/exchange';
import { route } from '../endpoints/route';
import { holdForDoctor } from '../orders/profile-orders';

/** The answer to a refused report; it never repeats the body. */
const refusals: Readonly<Record<ReportRefusal, AppError>> = {
  nobody_reports: new AppError('not_found_error', 'There is nothing at this address'),
  not_signed: new AppError('UNAUTHORIZED', 'The signature is not valid'),
  unreadable: new AppError('validation_error', 'The report is not readable'),
  unknown_customer: new AppError('not_found_error', 'This customer is unknown'),
};

/**
 * Signed results of the external test service: `X-Hearing-Test-Timestamp` in seconds and `X-Hearing-Test-Signature:
 * sha256=` with the HMAC of timestamp, full stop and body. Old reports are refused, repeated ones change nothing.
 */
export const externalHearingTest = route({
  POST: async (request, services) => {
    const outcome = await services.hearing.tests.takeReport({
      body: await request.body(),
      timestamp: headerOf(request, 'x-hearing-test-timestamp'),
      signature: headerOf(request, 'x-hearing-test-signature'),
    });
    if (!outcome.ok) throw refusals[outcome.code];
    if (outcome.flagged) await holdForDoctor(services, outcome.flagged);
    return jsonAnswer(200, { received: true });
  },
});
