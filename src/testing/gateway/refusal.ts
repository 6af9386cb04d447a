/** A refusal of the stand-in, with the fields of Stripe's error. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly fields: Record<string, unknown>,
  ) {
    super(String(fields.message));
  }
}

export const invalid = (message: string, param?: string, status = 400) =>
  new Refusal(status, { type: 'invalid_request_error', message, param });
