import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Files that a text names between backticks or as a link, such as `server/log.ts` or `[…](docs/privacy.md)`. */
const named =
  /`([\w@.[\]-]+(?:\/[\w@.[\]-]+)*\.(?:tsx?|mjs|md|json|css|sql))`|\]\(([^)#:\s]+\.md)[#)]/g;

/**
 * Names in the texts that are not the end of any file's path, as `text: name`. `made` lists files that exist only after
 * the shop or its tests ran.
 */
export function unknownPaths(
  texts: readonly string[],
  files: readonly string[],
  made: readonly string[],
): string[] {
  const endings = new Set(files.flatMap(endingsOf));
  return texts.flatMap((text) =>
    [...readFileSync(text, 'utf8').matchAll(named)]
      .map(([, code, link]) => code ?? path.posix.join(path.posix.dirname(text), link ?? ''))
      .filter((name) => !endings.has(name) && !made.includes(name))
      .map((name) => `${text}: ${name}`),
  );
}

/** `a/b/c.ts` can be called `c.ts`, `b/c.ts` or `a/b/c.ts`. */
function endingsOf(file: string): string[] {
  const parts = file.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}
