import { readdirSync } from 'node:fs';
import path from 'node:path';
import { targets as callTargets } from '../fuzz/targets';

/** One address with one method. Placeholders of a pattern are `:name`. */
export type ScanTarget = { kind: 'page' | 'call'; method: string; pattern: string };

const folder = path.resolve('src/pages');

/**
 * Every page of the file tree, every API route, and addresses that are no route at all. New ones are included
 * automatically.
 */
export function scanTargets(): readonly ScanTarget[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Without the 500 page, which itself answers with status 500.
    .filter((name) => name.endsWith('.tsx') && !/(?:^|\/)_/.test(name) && name !== '500.tsx')
    .map((name) => name.replace(/(?:^|\/)index\.tsx$|\.tsx$/, ''))
    .map((name) => `/${name.replace(/\[(\w+)\]/g, ':$1')}`)
    .toSorted();
  return [
    ...[...pages, '/no-such-page', '/_next/no-such-file'].map((pattern): ScanTarget => ({
      kind: 'page',
      method: 'GET',
      pattern,
    })),
    ...callTargets.map((target): ScanTarget => ({ kind: 'call', ...target })),
  ];
}

/** The address with the same text, already encoded, in every placeholder. */
export function filled({ pattern }: Pick<ScanTarget, 'pattern'>, text = 'x'): string {
  return pattern.replace(/:\w+/g, () => text);
}
