import { randomUUID } from 'node:crypto';
import { AppError } from '@/domain/failures/errors';
import { errorAnswer } from './answers';
import { withDeadline } from './deadline';
import type { HttpAnswer, HttpApp, HttpRequest } from './exchange';

/** The part of the logger used here. */
export interface RequestLog {
  /** The request's only log line. It is not redacted: no field may contain anything the sender wrote. */
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** The context of a request while it is answered. */
type RequestContext = {
  /** In the log and, after an unexpected error, in the answer. */
  readonly id: string;
  /** The matched pattern: never the URL itself, which may contain ids, codes or card numbers. */
  route: string;
};

type HttpAppOptions = {
  log: RequestLog;
  respond: (request: HttpRequest, context: RequestContext) => Promise<HttpAnswer>;
  /** How errors are sent; the vault has a form of its own. */
  refuse?: (error: unknown, reference: string, request: HttpRequest) => HttpAnswer;
  /** Longest time to an answer, in milliseconds; `withDeadline` knows the default. */
  deadlineMs?: number;
};

/** Wraps a responder with what every API here has: a deadline, the error table, one log line. */
export function createHttpApp({
  log,
  respond,
  refuse = errorAnswer,
  deadlineMs,
}: HttpAppOptions): HttpApp {
  return {
    async handle(request) {
      const started = performance.now();
      const context: RequestContext = { id: randomUUID(), route: 'unknown' };
      const answer = await withDeadline(respond(request, context), deadlineMs).catch(
        (error: unknown) => {
          if (!(error instanceof AppError)) {
            log.error({ id: context.id, route: context.route, err: error }, 'unexpected error');
          }
          return refuse(error, context.id, request);
        },
      );
      const milliseconds = Math.round((performance.now() - started) * 10) / 10;
      log.info(
        { ...context, method: request.method, status: answer.status, ms: milliseconds },
        'request',
      );
      return answer;
    },
  };
}
