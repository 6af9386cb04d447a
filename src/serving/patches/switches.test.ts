import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPatches } from './switches';

const all = ['page-compression', 'compile-hints', 'hydrate-in-slices', 'lean-manifest'];

test.each([
  [undefined, all],
  ['', all],
  ['-compile-hints', ['page-compression', 'hydrate-in-slices', 'lean-manifest']],
  ['-page-compression, -compile-hints  -lean-manifest', ['hydrate-in-slices']],
])('PATCHES=%s leaves %j', (setting, left) => {
  expect([...readPatches(setting)]).toEqual(left);
});

test.each(['compile-hints', '-doors', '+lean-manifest'])('PATCHES=%s is refused', (setting) => {
  expect(() => readPatches(setting)).toThrow(`PATCHES: "${setting}" is not one of -page-compr`);
});

test('the list in README.md names each of them', () => {
  const readme = readFileSync(path.join(__dirname, '..', 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `([a-z-]+)`/gm)].map(([, name]) => name);
  expect(rows).toEqual(all);
});
