import { AppError } from '@/domain/failures/errors';
import type { Collector } from '@/server/error-reports/collector';
import { readEnvelope } from '@/server/error-reports/envelope';
import type { Report } from '@/server/error-reports/report';
import type { Services } from '@/server/main/services';
import { jsonAnswer } from '@/server/http/answers';
import type { HttpAnswer, HttpRequest } from '@/server/http/exchange';
import { route } from '../endpoints/route';

/** Room for a stack of many frames, several times over. */
const maxBytes = 256 * 1024;

/**
 * Error reports of browsers through our own address (spec 9, `/monitoring`), so that no browser calls a third party.
 * Accepted for our own collector only, reduced to what describes the error (error-reports/report.ts), and forwarded
 * without anything that identifies the visitor. Without a collector this address does not exist.
 */
export const monitoring = route({ POST: passOn });

async function passOn(request: HttpRequest, services: Services): Promise<HttpAnswer> {
  const { errorCollector: collector } = services;
  if (collector === null) throw new AppError('not_found_error', 'Errors are not gathered here');
  await services.limits.count(['errorReportByClient', services.clientAddressOf(request)]);
  const envelope = readEnvelope(await request.body(maxBytes));
  if (!envelope) throw new AppError('invalid_request', 'This is no envelope');
  if (envelope.dsn !== collector.name) throw new AppError('forbidden', 'This is not our collector');
  const [report] = envelope.reports;
  return report ? send(collector, report, services) : jsonAnswer(200, {});
}

async function send(
  collector: Collector,
  report: Report,
  { config, log }: Services,
): Promise<HttpAnswer> {
  try {
    const { isFull, pauses } = await collector.send({ ...report, environment: config.environment });
    return jsonAnswer(isFull ? 429 : 200, {}, { 'Cache-Control': 'no-store', ...pauses });
  } catch (cause) {
    // A warning: an error would be reported over the same path.
    log.warn({ err: cause }, 'A report of a browser was lost');
    throw new AppError('bad_gateway', 'Reports cannot be taken at the moment', { cause });
  }
}
