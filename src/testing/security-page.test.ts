import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const page = readFileSync('docs/security.md', 'utf8');

/** A row of the table of threats: three cells, the last one with file names. */
const threats = [...page.matchAll(/^\| ([A-Z][^|]*?) *\| [^|]+\| *(`[^|]+`) *\|$/gm)].map(
  ([, threat = '', held = '']) => ({
    threat,
    files: [...held.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }),
);

test('every threat has something that holds it, and it is there', () => {
  expect(threats.length).toBeGreaterThan(20);
  const missing = threats.flatMap(({ threat, files }) =>
    files.filter((file) => !existsSync(file)).map((file) => `${threat}: ${file}`),
  );
  expect(missing).toEqual([]);
  const idle = threats.filter(({ files }) => !files.some((file) => isRun(file)));
  expect(idle).toEqual([]);
});

test('every other file that the page names is there too', () => {
  const named = [...page.matchAll(/`((?:src|scripts|e2e|docs)\/[\w./-]+\.\w+)`/g)];
  expect(named.map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([]);
});

/** Whether a file is a test, is used by a test beside it, or is a command of its own (`npm run scan`). */
function isRun(file: string): boolean {
  if (file === 'src/testing/scan/run-scan.ts') return true;
  if (/\.(?:test|spec)\.tsx?$/.test(file)) return true;
  return existsSync(path.join(path.dirname(file), 'pglite.test.ts'));
}
