import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale } from '@/domain/locale';

const folder = path.join('src/messages', defaultLocale);

/** Every word of the source; a key that is put together in a template still has each of its parts there. */
const words = new Set(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^(messages|testing)\//.test(file))
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
  expect(unused.map((parts) => parts.join('.'))).toEqual([]);
});
