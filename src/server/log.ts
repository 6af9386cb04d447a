import { pino, type Logger } from 'pino';
import type { Config } from './config';

/** Keys whose values never reach a log line, wherever they stand up to two levels deep. */
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
];

export function createLog(
  config: Pick<Config, 'logLevel'>,
  stream?: { write(line: string): void },
): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretKeys.flatMap((key) => below(key)),
      censor: '[hidden]',
    },
  };
  return stream ? pino(options, stream) : pino(options);
}

export type Log = Logger;

function below(key: string): string[] {
  const step = key.startsWith('"') ? `[${key}]` : `.${key}`;
  return [step.replace(/^\./, ''), `*${step}`, `*.*${step}`];
}
