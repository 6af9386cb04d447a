/**
 * Every code an answer of ours may carry, with its HTTP status. One table, so that no two places
 * disagree. The lower-case ones are the Store API's own words; `UNAUTHORIZED` is written the way
 * swell-js users branch on it.
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
  /** Somebody else was faster: what the caller saw is no longer how things are. */
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  bad_gateway: 502,
  unavailable: 503,
  /** Refused before it was looked at, because there is too much to do (serving/overload/shedding.ts). */
  overloaded: 503,
  timeout: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

type AppErrorDetails = {
  /** Path of the field that is to blame: `account.email`. */
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
   * Next bundles every route on its own, so the class of a refusal that comes out of the services is another copy than
   * the one a route knows. It is the same refusal all the same.
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
