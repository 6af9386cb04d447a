import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mixed, object } from 'yup';
import type { Locked } from './lock';

/** Licences of packages that may be part of the shop. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'BSD', '0BSD', 'BlueOak-1.0.0'],
  ...['Apache-2.0', 'Python-2.0', 'CC0-1.0', 'CC-BY-4.0', 'OFL-1.1', 'Unlicense'],
  // Covers single files, none of which we change.
  'MPL-2.0',
  // libvips, which sharp loads as a separate library.
  'LGPL-3.0-or-later',
]);

/** Packages without one of these licences, and why they are allowed. */
const looked: Readonly<Record<string, string>> = {
  sentry: 'a command line that no program of ours calls; it may be used, not sold as a service',
  '@sentry/cli': 'the same under its older name',
  busboy: 'MIT, in its file LICENSE; for tests',
  dicer: 'MIT, in its file LICENSE; for tests',
  streamsearch: 'MIT, in its file LICENSE; for tests',
  'humanize-number': 'MIT, in its readme; for tests',
  only: 'MIT, in its readme; for tests',
  'png-js': 'MIT, in its file LICENSE',
};

/** The manifest, for packages whose licence is not in the lock file. */
const manifestSchema = object({ license: mixed(), licenses: mixed() });

/** Licence → packages under it. Packages that are not installed here count by the lock file. */
export function licencesOf(root: string, locked: readonly Locked[]): Map<string, Locked[]> {
  const found = new Map<string, Locked[]>();
  for (const one of locked) {
    const licence = typeof one.entry.license === 'string' ? one.entry.license : fromFile(root, one);
    if (licence === null) continue;
    found.set(licence, [...(found.get(licence) ?? []), one]);
  }
  return found;
}

/** Null for a package of another platform, whose sibling packages state the licence. */
function fromFile(root: string, { at, entry }: Locked): string | null {
  const file = path.join(root, at, 'package.json');
  if (!existsSync(file)) return entry.optional ? null : 'none';
  const { license, licenses } = manifestSchema.validateSync(JSON.parse(readFileSync(file, 'utf8')));
  return String(Object(license).type ?? license ?? Object(licenses)[0]?.type ?? 'none');
}

/** Packages whose licence is not allowed. */
export function licenceFaults(licences: ReadonlyMap<string, readonly Locked[]>): string[] {
  return [...licences].flatMap(([licence, locked]) =>
    isAllowed(licence)
      ? []
      : locked.filter(({ name }) => !(name in looked)).map(({ at }) => `${at}: ${licence}`),
  );
}

/** `(MIT OR EUPL-1.1+)` leaves a choice, `Apache-2.0 AND MIT` does not. */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((part) => isAllowed(part));
  return bare.split(' AND ').every((part) => allowed.has(part));
}
