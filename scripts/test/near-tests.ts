/** Finds the tests that a change most likely breaks: those with the fewest imports between them and the change. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const folders = ['src', 'scripts', 'eslint', 'e2e', 'bench'];
const endings = ['', '.ts', '.tsx', '.mjs', '.json', '.css', '/index.ts'];
const importing = /(?:\bfrom|\bimport|\brequire|\bmock)\s*\(?\s*['"]([^'"]+)['"]/g;

/** `steps` counts the imports between the test and what changed; 0 when the test itself changed. */
export type NearTest = { file: string; steps: number };

/**
 * Finds the tests that import one of these files, directly or not, nearest first. Paths are relative to the project's
 * root.
 */
export function nearTests(root: string, changed: readonly string[]): NearTest[] {
  const importers = readImporters(root);
  const steps = new Map(changed.map((file) => [file, 0]));
  // Iterating a Map also visits entries that are added meanwhile, in the order of insertion: nearest first.
  for (const [file, distance] of steps) {
    for (const importer of importers.get(file) ?? []) {
      if (!steps.has(importer)) steps.set(importer, distance + 1);
    }
  }
  return [...steps]
    .filter(([file]) => /\.test\.tsx?$/.test(file) && existsSync(path.join(root, file)))
    .map(([file, distance]) => ({ file, steps: distance }));
}

/** Takes as many tests as fit into the time, in their order, and lists those left out. */
export function withinTime<Test extends { file: string }>(
  tests: readonly Test[],
  seconds: number,
  secondsOf: (file: string) => number,
): { taken: string[]; leftOut: string[] } {
  const taken: string[] = [];
  const leftOut: string[] = [];
  let left = seconds;
  for (const { file } of tests) {
    const needed = secondsOf(file);
    if (needed > left) leftOut.push(file);
    else {
      taken.push(file);
      left -= needed;
    }
  }
  return { taken, leftOut };
}

/** For each file, the files that import it: for values, for types or lazily. */
function readImporters(root: string): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of sourcesIn(root)) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, specifier = ''] of text.matchAll(importing)) {
      const imported = resolved(root, file, specifier);
      if (imported === null) continue;
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

function sourcesIn(root: string): string[] {
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(tsx?|mjs)$/.test(file))
        .map((file) => `${folder}/${file}`),
    );
}

/** The file that an import refers to, relative to the root; null for a package. */
function resolved(root: string, file: string, specifier: string): string | null {
  const isOwn = specifier.startsWith('@/');
  if (!isOwn && !specifier.startsWith('.')) return null;
  const bare = isOwn ? `src/${specifier.slice(2)}` : path.join(path.dirname(file), specifier);
  const ending = endings.find((each) => isFile(path.join(root, bare + each)));
  return ending === undefined ? null : bare + ending;
}

function isFile(full: string): boolean {
  return statSync(full, { throwIfNoEntry: false })?.isFile() === true;
}
