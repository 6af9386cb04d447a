import { readdirSync } from 'node:fs';
import path from 'node:path';

/** One file under `src/pages/api` and the addresses it answers. */
export type ApiPage = {
  file: string;
  /** `/api/health/live`, `/api/vault/:path`. */
  pattern: string;
  address: RegExp;
  /** Fewer come first: exact pages win, as in Next. */
  openSegments: number;
};

const folder = path.resolve('src/pages/api');

/** Every API page there is, in the order in which Next would ask them. */
export function apiPages(): ApiPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map(pageOf)
    .sort((a, b) => a.openSegments - b.openSegments || b.pattern.length - a.pattern.length);
}

function pageOf(name: string): ApiPage {
  const segments = name.replace(/(?:\/index)?\.ts$/, '').split(path.sep);
  const address = segments.map((segment) => {
    if (segment.startsWith('[[...')) return '(?:/.*)?';
    if (segment.startsWith('[...')) return '/.+';
    if (segment.startsWith('[')) return '/[^/]+';
    return `/${segment}`;
  });
  const named = segments.map((segment) => segment.replace(/^\[+(?:\.\.\.)?(\w+)\]+$/, ':$1'));
  return {
    file: path.join(folder, name),
    pattern: `/api/${named.join('/')}`,
    address: new RegExp(`^/api${address.join('')}/?$`),
    openSegments: segments.filter((segment) => segment.startsWith('[')).length,
  };
}
