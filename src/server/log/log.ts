import { pino, type Logger, type LoggerOptions } from 'pino';
import type { Config } from '../settings/config';
import { plainError } from '../error-reports/plain-error';
import type { RequestLog } from '../http/http-app';

/** Keys whose values never reach a log line, up to two levels deep. */
const secretKeys = [
  'authorization',
  'cookie',
  '"set-cookie"',
  '"x-session"',
  'session',
  'password',
  'password_token',
  'token',
  'secret',
  'card',
  'number',
  'cvc',
  'exp_month',
  'exp_year',
  'email',
  'name',
  'first_name',
  'last_name',
  'phone',
  'address',
  'address1',
  'address2',
  'zip',
  // Postgres quotes whole rows in it.
  'detail',
];

type LogOptions = {
  stream?: { write(line: string): void };
  /** Called with the fields of every error line, before they are redacted. */
  onError?: (fields: unknown) => void;
};

export function createLog(
  config: Pick<Config, 'logLevel'>,
  { stream, onError }: LogOptions = {},
): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    serializers: { err: plainErrorIn },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretKeys.flatMap((key) => below(key)),
      censor: '[hidden]',
    },
    ...(onError && { hooks: { logMethod: alsoTelling(onError) } }),
  };
  return stream ? pino(options, stream) : pino(options);
}

/** Errors are reduced here whatever they contain; of any other value under their name only the type is logged. */
function plainErrorIn(value: unknown): unknown {
  return value instanceof Error ? plainError(value) : { type: typeof value };
}

export type Log = Logger;

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/** Pino's number for `error`. */
const errorLevel = 50;

function alsoTelling(onError: (fields: unknown) => void): LogMethod {
  return function tell(args, method, level) {
    if (level >= errorLevel) onError(args[0]);
    method.apply(this, args);
  };
}

/**
 * The log of requests. A request line contains only a route's pattern and numbers, so it skips the redaction, which
 * would cost as much as a small request; all other lines, errors above all, are redacted.
 */
export function createRequestLog(log: Log): RequestLog {
  const unredacted = log.child({}, { redact: [] });
  return {
    info: (fields, message) => unredacted.info(fields, message),
    error: (fields, message) => log.error(fields, message),
  };
}

function below(key: string): string[] {
  const step = key.startsWith('"') ? `[${key}]` : `.${key}`;
  return [step.replace(/^\./, ''), `*${step}`, `*.*${step}`];
}
