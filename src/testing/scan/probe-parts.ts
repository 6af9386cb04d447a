import { parameters } from './payloads';
import type { ScanRequest } from './scan-request';
import { filled, type ScanTarget } from './scan-targets';

export const hasHole = ({ pattern }: ScanTarget) => pattern.includes(':');

export const isWrite = ({ method }: ScanTarget) => method === 'POST' || method === 'PUT';

/** In the holes of the address, or where it has none, one step below it. */
export function filledOrBelow(target: ScanTarget, text: string): string {
  return hasHole(target) ? filled(target, text) : `${filled(target)}/${text}`;
}

/** Every parameter there is, all with one value. */
export function queryOf(text: string): string {
  const value = encodeURIComponent(text);
  return parameters.map((name) => `${encodeURIComponent(name)}=${value}`).join('&');
}

/** Names that bodies have here, all with one value. */
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
