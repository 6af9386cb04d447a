/**
 * Every error code our answers can have, with its HTTP status. One table, so that no two places disagree. The
 * lower-case ones are the Store API's own; `UNAUTHORIZED` is in capitals because swell-js users branch on it.
 */
export const errorStatus = {
  invalid_request: 400,
  validation_error: 400,
  permission_error: 400,
  invalid_coupon_code: 400,
  invalid_giftcard_code: 400,
  UNAUTHORIZED: 401,
  forbidden: 403,
  not_found_error: 404,
  method_not_allowed: 405,
  /** Somebody else changed the record first: the caller saw an outdated version. */
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  bad_gateway: 502,
  unavailable: 503,
  /** Refused unread because of overload (serving/overload/shedding.ts). */
  overloaded: 503,
  timeout: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

type AppErrorDetails = {
  /** Path of the field at fault: `account.email`. */
  param?: string;
  /** Extra response headers, such as `Allow`. */
  headers?: Record<string, string>;
  cause?: unknown;
};

/** The same in every copy of this module. */
const brand = Symbol.for('boreal.AppError');

/** A refusal meant for the caller: its message may be shown, its code decides the status. */
export class AppError extends Error {
  readonly [brand] = true;

  readonly code: ErrorCode;
  readonly param: string | undefined;
  readonly headers: Record<string, string>;

  /**
   * Next bundles every route separately, so a refusal thrown by the services may have another copy of this class than
   * the route knows. Both copies must count as the same class.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && Reflect.get(value, brand) === true;
  }

  constructor(code: ErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.param = details.param;
    this.headers = details.headers ?? {};
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
