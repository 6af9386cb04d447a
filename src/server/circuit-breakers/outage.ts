/**
 * Why an outside service was of no use: no answer in time, no connection, an answer that says it has a problem of its
 * own, one that is none of what it promises, or not asked at all, because it has just failed so often.
 */
export type OutageKind = 'timeout' | 'unreachable' | 'refused' | 'nonsense' | 'resting' | 'unknown';

/** Thrown for a service that is of no use; its message holds nothing of what was asked or said. */
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

/** What an error of a client says about its service: by its kind or its code, never by its words. */
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
