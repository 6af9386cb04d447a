import { AppError } from '@/domain/failures/errors';
import { jsonAnswer } from '@/server/http/answers';
import { headerOf } from '@/server/http/exchange';
import { route } from '../endpoints/route';

/** Far larger than any report. */
const maxReportBytes = 256 * 1024;

/**
 * Payment reports from the gateway, signed over the exact bytes of the body. Answers 200 once the report is on disk,
 * also for a repeated one: gateways repeat what is refused.
 */
export const paymentWebhook = route({
  POST: async (request, { paymentReports }) => {
    if (paymentReports?.gateway !== request.path.slice(1)) {
      throw new AppError('not_found_error', 'There is nothing at this address');
    }
    const outcome = await paymentReports.take({
      body: await request.body(maxReportBytes),
      signature: headerOf(request, paymentReports.signatureHeader),
    });
    if (outcome === 'not_signed') throw new AppError('UNAUTHORIZED', 'The signature is not valid');
    if (outcome === 'unreadable') {
      throw new AppError('validation_error', 'The report is not readable');
    }
    return jsonAnswer(200, { received: true });
  },
});
