import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorCatalogue, successCatalogue } from '@/domain/failures/error-catalogue';

/** Names all failures, told or not: `error-words.test.ts` asks who tells them. */
const catalogue = path.join('domain', 'failures', 'error-catalogue.ts');
const ofCatalogue = new Set<string>(Object.values({ ...errorCatalogue, ...successCatalogue }));

/** Every word of the source. A key that is put together in a template still has each of its parts there. */
export function wordsOfSource(): ReadonlySet<string> {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^(messages|testing)\//.test(file))
    .filter((file) => file !== catalogue);
  return new Set(
    sources.flatMap((file) => readFileSync(path.join('src', file), 'utf8').match(/[\w-]+/g) ?? []),
  );
}

/** The keys of a file that no source names. */
export function unusedKeys(
  file: string,
  keys: readonly string[],
  words: ReadonlySet<string>,
): readonly string[] {
  return keys
    .filter((key) => !key.split('.').every((part) => words.has(part)))
    .filter((key) => file !== 'errors.json' || !ofCatalogue.has(key));
}
