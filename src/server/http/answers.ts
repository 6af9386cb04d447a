import { AppError } from '@/domain/failures/errors';
import type { HttpAnswer } from './exchange';

const jsonHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Nothing between us and the person may cache answers about them. */
const noStore = { 'Cache-Control': 'no-store' } as const;

export function jsonAnswer(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = noStore,
): HttpAnswer {
  return { status, headers: { ...jsonHeaders, ...headers }, body: JSON.stringify(body) };
}

/**
 * The error table: a refusal gets its own status and message, anything else a 500 that reveals nothing but a reference.
 * The body has the form that swell-js turns into an exception with code and param.
 */
export function errorAnswer(error: unknown, reference: string): HttpAnswer {
  if (error instanceof AppError) {
    const { message, code, param } = error;
    return jsonAnswer(
      error.status,
      { error: { message, code, ...(param !== undefined && { param }) } },
      { ...noStore, ...error.headers },
    );
  }
  const message = `Something went wrong on our side. Reference: ${reference}`;
  return jsonAnswer(500, { error: { message, code: 'internal_error', reference } });
}
