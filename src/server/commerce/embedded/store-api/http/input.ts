import { boolean, mixed, string, ValidationError, type Schema } from 'yup';
import { AppError } from '@/domain/failures/errors';
import type { Metadata } from '@/domain/carts/cart-record';
import { isMetadataTooLarge } from '@/domain/pages/metadata';

/** Longest texts a client may store (contract, section 4). */
export const lengths = {
  name: 500,
  email: 254,
  comments: 10_000,
  password: 1_000,
  code: 100,
} as const;

/** Text that may be omitted, or cleared with null. Numbers are read as text: a ZIP may be sent as one. */
export const text = (maximum: number = lengths.name) => string().max(maximum).nullable().optional();

export const flag = () => boolean().nullable().optional();

export const metadata = () =>
  mixed<Metadata>((value): value is Metadata => isPlainObject(value))
    .test('size', 'metadata is too large', (value) => {
      return !value || !isMetadataTooLarge(value);
    })
    .nullable()
    .optional();

export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Parses a body by its schema; unknown fields are left out, so that nothing a client invents is stored. No body reads
 * as `{}`. Throws `invalid_request` for a body that is not an object, else `validation_error` with the path of the
 * first field at fault.
 */
export function parseInput<Input>(schema: Schema<Input>, body: unknown): Input {
  if (body !== undefined && !isPlainObject(body)) {
    throw new AppError('invalid_request', 'The body has to be an object');
  }
  return validate(schema, body ?? {});
}

/** Throws `validation_error` with the path of the first field at fault. */
export function validate<Input>(schema: Schema<Input>, value: unknown): Input {
  try {
    return schema.validateSync(value, { stripUnknown: true });
  } catch (error) {
    throw error instanceof ValidationError ? faultOf(error) : error;
  }
}

function faultOf(error: ValidationError): AppError {
  const param = (error.path ?? '').slice(0, 100);
  return new AppError('validation_error', `${param || 'The body'} is not valid`, {
    ...(param !== '' && { param }),
  });
}

/** Drops undefined fields: an omitted field means "stays as it is". */
export function given<Fields extends object>(fields: Fields): Partial<Fields> {
  const present = { ...fields };
  for (const key in present) if (present[key] === undefined) delete present[key];
  return present;
}
