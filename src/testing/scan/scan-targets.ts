import { readdirSync } from 'node:fs';
import path from 'node:path';
import { targets as callTargets } from '../fuzz/targets';

/** What is scanned: one address with one method. Holes of a pattern are `:name`. */
export type ScanTarget = { kind: 'page' | 'call'; method: string; pattern: string };

const folder = path.resolve('src/pages');

/** Every page of the file tree, every API route, and what is no route at all. New ones come by themselves. */
export function scanTargets(): readonly ScanTarget[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // The page of a fault answers with one by itself.
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

/** The address with every hole filled with the same text, as it goes on the wire. */
export function filled({ pattern }: Pick<ScanTarget, 'pattern'>, text = 'x'): string {
  return pattern.replace(/:\w+/g, () => text);
}
