/**
 * Why an external service could not be used: no answer in time, no connection, an answer reporting its own problem, an
 * answer that breaks its promises, or no call at all, because it has failed too often.
 */
export type OutageKind = 'timeout' | 'unreachable' | 'refused' | 'nonsense' | 'resting' | 'unknown';

/** Thrown for a service that cannot be used; the message contains nothing of the request or the answer. */
export class Outage extends Error {
  override name = 'Outage';

  constructor(
    readonly kind: OutageKind,
    options?: { cause?: unknown },
  ) {
    super(`The service is of no use: ${kind}`, options);
  }
}

const unreachable: readonly unknown[] = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['EPIPE', 'ECONNECTION', 'ESOCKET', 'EDNS', 'UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT'],
];
const tooLate: readonly unknown[] = ['ETIMEDOUT', 'UND_ERR_HEADERS_TIMEOUT'];

/** The kind of outage behind a client's error: by its type or its code, never by its message. */
export function kindOf(error: unknown): OutageKind {
  for (let at: unknown = error, depth = 0; depth < 5; depth += 1) {
    if (typeof at !== 'object' || at === null) break;
    if (at instanceof Outage) return at.kind;
    const { code, name, cause }: { code?: unknown; name?: unknown; cause?: unknown } = at;
    if (tooLate.includes(code) || name === 'TimeoutError') return 'timeout';
    if (unreachable.includes(code)) return 'unreachable';
    at = cause;
  }
  return 'unknown';
}
