import { randomUUID } from 'node:crypto';
import { AppError } from '@/domain/errors';
import type { HttpAnswer } from './exchange';

const jsonHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Answers about one person must not be kept by anything between us and her. */
export const noStore = { 'Cache-Control': 'no-store' } as const;

export function jsonAnswer(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = noStore,
): HttpAnswer {
  return { status, headers: { ...jsonHeaders, ...headers }, body: JSON.stringify(body) };
}

/** What is written to the log about an error nobody foresaw; the reference is all the caller learns. */
export type UnexpectedError = { reference: string; error: unknown };

/**
 * The error table: a refusal becomes its own status and words, anything else a 500 that gives
 * nothing away. The body always has the form swell-js turns into an exception with code and param.
 */
export function errorAnswer(
  error: unknown,
  report: (unexpected: UnexpectedError) => void,
): HttpAnswer {
  if (error instanceof AppError) {
    const { message, code, param } = error;
    return jsonAnswer(
      error.status,
      { error: { message, code, ...(param !== undefined && { param }) } },
      { ...noStore, ...error.headers },
    );
  }
  const reference = randomUUID();
  report({ reference, error });
  const message = `Something went wrong on our side. Reference: ${reference}`;
  return jsonAnswer(500, { error: { message, code: 'internal_error', reference } });
}
