import { mixed, object, string } from 'yup';
import { AppError, errorStatus, type ErrorCode } from '@/domain/failures/errors';
import type { Locale } from '@/domain/words/locale';
import type { Visitor } from '@/server/commerce/port';
import type { Services } from '@/server/main/services';

type StoreCall = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  /** Of the calling page. */
  locale?: Locale | null;
};

const refusal = object({
  error: object({
    message: string().required(),
    code: string()
      .oneOf(Object.keys(errorStatus) as ErrorCode[])
      .required(),
    param: string(),
  }).required(),
});

/** The body with which the Store API reports invalid fields, under status 200. */
const faults = object({ errors: mixed<Readonly<Record<string, unknown>>>().required() });
const fault = object({ message: string().required() });

/**
 * One call of the Store API on behalf of a visitor, whichever store answers it: for our endpoints that are aliases of
 * the store's. Throws the store's refusal unchanged, and `bad_gateway` for anything that is not an answer.
 */
export async function callStore(
  { commerce, config }: Pick<Services, 'commerce' | 'config'>,
  visitor: Visitor,
  { method, path, body, locale }: StoreCall,
): Promise<unknown> {
  const answer = await commerce.storeApi.handle({
    method,
    path,
    rawQuery: '',
    headers: {
      authorization: `Basic ${Buffer.from(config.swell?.publicKey ?? '').toString('base64')}`,
      'x-session': visitor.session,
      'content-type': 'application/json',
      accept: 'application/json',
      ...(locale && { 'x-locale': locale }),
    },
    remoteAddress: '',
    body: async () => Buffer.from(body ? JSON.stringify(body) : ''),
  });
  const value = parsed(answer.body);
  const said = answer.status === 200 ? faultIn(value) : refusalIn(value);
  if (said) throw said;
  return value;
}

function parsed(body: string | Uint8Array): unknown {
  const text = Buffer.from(body).toString('utf8');
  try {
    return text === '' ? null : JSON.parse(text);
  } catch (cause) {
    throw new AppError('bad_gateway', 'The store does not answer', { cause });
  }
}

function refusalIn(value: unknown): AppError {
  if (!refusal.isValidSync(value)) return new AppError('bad_gateway', 'The store does not answer');
  const { message, code, param } = refusal.cast(value).error;
  return new AppError(code, message, param === undefined ? {} : { param });
}

function faultIn(value: unknown): AppError | null {
  if (!faults.isValidSync(value)) return null;
  const [first] = Object.entries(faults.cast(value).errors);
  if (!first) return null;
  const [param, said] = first;
  const message = fault.isValidSync(said) ? fault.cast(said).message : 'Not valid';
  return new AppError('validation_error', message, { param });
}
