import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorCatalogue, successCatalogue } from '@/domain/failures/error-catalogue';
import { defaultLocale } from '@/domain/words/locale';

const folder = path.join('src/messages', defaultLocale);

/** Names all failures, told or not: `error-words.test.ts` asks who tells them. */
const catalogue = path.join('domain', 'failures', 'error-catalogue.ts');
const ofCatalogue = new Set<string>(Object.values({ ...errorCatalogue, ...successCatalogue }));

/** Every word of the source; a key that is put together in a template still has each of its parts there. */
const words = new Set(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^(messages|testing)\//.test(file))
    .filter((file) => file !== catalogue)
    .flatMap((file) => readFileSync(path.join('src', file), 'utf8').match(/[\w-]+/g) ?? []),
);

function keysOf(messages: object, above: readonly string[] = []): string[][] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, [...above, key])
      : [[...above, key]],
  );
}

test.each(readdirSync(folder))('nothing in %s is left over', (file) => {
  const keys = keysOf(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  const unused = keys.filter((parts) => !parts.every((part) => words.has(part)));
  const names = unused.map((parts) => parts.join('.'));
  expect(names.filter((name) => file !== 'errors.json' || !ofCatalogue.has(name))).toEqual([]);
});
