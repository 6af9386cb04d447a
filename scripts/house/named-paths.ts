import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Files that a text names between backticks or as a link, such as `server/log.ts` or `[…](docs/privacy.md)`. */
const named =
  /`([\w@.[\]-]+(?:\/[\w@.[\]-]+)*\.(?:tsx?|mjs|md|json|css|sql))`|\]\(([^)#:\s]+\.md)[#)]/g;

/** Folders that a text names from the project's root, such as `src/server/mail` or `docs/decisions/`. */
const namedFolder =
  /`((?:src|docs|scripts|e2e|bench|eslint|content|drizzle|assets|public)(?:\/[\w@[\]-]+)+)\/?`/g;

/**
 * Names in the texts that are neither the end of any file's path nor a folder, as `text: name`. `made` lists what exists
 * only after the shop or its tests ran.
 */
export function unknownPaths(
  texts: readonly string[],
  files: readonly string[],
  made: readonly string[],
): string[] {
  const endings = new Set(files.flatMap(endingsOf));
  const beginnings = new Set(files.flatMap(beginningsOf));
  return texts.flatMap((text) => {
    const content = readFileSync(text, 'utf8');
    const missingFiles = [...content.matchAll(named)]
      .map(([, code, link]) => code ?? path.posix.join(path.posix.dirname(text), link ?? ''))
      .filter((name) => !endings.has(name) && !made.includes(name));
    const missingFolders = [...content.matchAll(namedFolder)]
      .flatMap(([, folder = '']) => folder)
      .filter((folder) => !beginnings.has(folder) && !made.includes(folder));
    return [...missingFiles, ...missingFolders].map((name) => `${text}: ${name}`);
  });
}

/** `a/b/c.ts` can be called `c.ts`, `b/c.ts` or `a/b/c.ts`. */
function endingsOf(file: string): string[] {
  const parts = file.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}

/** `a/b/c.test.ts` is in `a` and `a/b`, and may be called `a/b/c` or `a/b/c.test` as well. */
function beginningsOf(file: string): string[] {
  const parts = file.split('/');
  const folders = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
  return [...folders, file, file.replace(/\.\w+$/, ''), file.replace(/\.[\w.]+$/, '')];
}
