/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hintAtCompiling } from './compile-hints';

let distDir: string;

beforeEach(() => {
  distDir = mkdtempSync(join(tmpdir(), 'boreal-hints-'));
  mkdirSync(join(distDir, 'static/chunks/pages'), { recursive: true });
});

afterEach(() => rmSync(distDir, { recursive: true }));

it.each([
  ['chunks/a.js', 'run()', '//# allFunctionsCalledOnLoad\nrun()'],
  ['chunks/pages/b.js', 'run()', '//# allFunctionsCalledOnLoad\nrun()'],
  ['chunks/a.css', 'a{}', 'a{}'],
])('%s: %s becomes %j', (name, before, after) => {
  const file = join(distDir, 'static', name);
  writeFileSync(file, before);
  hintAtCompiling(distDir);
  expect(readFileSync(file, 'utf8')).toBe(after);
});
