import { parameters } from './payloads';
import type { ScanRequest } from './scan-request';
import { filled, type ScanTarget } from './scan-targets';

export const hasHole = ({ pattern }: ScanTarget) => pattern.includes(':');

export const isWrite = ({ method }: ScanTarget) => method === 'POST' || method === 'PUT';

/** The text in the address's placeholders, or one path segment below it if there are none. */
export function filledOrBelow(target: ScanTarget, text: string): string {
  return hasHole(target) ? filled(target, text) : `${filled(target)}/${text}`;
}

/** All parameters with the same value, as a query. */
export function queryOf(text: string): string {
  const value = encodeURIComponent(text);
  return parameters.map((name) => `${encodeURIComponent(name)}=${value}`).join('&');
}

/** All common field names of bodies, with the same value. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  const names = [
    ...[...parameters, 'password', 'message', 'phone', 'address1', 'city', 'zip', 'note', 'reason'],
    ...['product_id', 'variant_id', 'coupon_code', 'items', 'billing', 'shipping', 'account'],
    ...['number', 'postalCode', 'answers', 'result', 'locale', 'source', 'subject', 'metadata'],
  ];
  return Object.fromEntries(names.map((name) => [name, value]));
}

export function bodyOf(target: ScanTarget, value: unknown): ScanRequest {
  return {
    method: target.method,
    path: filled(target),
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(value),
  };
}
