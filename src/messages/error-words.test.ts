import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorCatalogue, successCatalogue } from '@/domain/failures/error-catalogue';

const definition = path.join('domain', 'failures', 'error-catalogue.ts');

/** The source but for the catalogue's own list: that a failure has a name does not mean that anybody is told. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^(messages|testing)\//.test(file))
  .map((file) => {
    const text = readFileSync(path.join('src', file), 'utf8');
    return file === definition ? text.slice(text.indexOf('const keyByCode')) : text;
  })
  .join('\n');

/** By its key, in quotes or as a property, or by the place of its words. */
function isTold(key: string, place: string): boolean {
  return [`'${key}'`, `Catalogue.${key}`, `'${place}'`].some((sign) => sources.includes(sign));
}

const listed = readFileSync('docs/specification.md', 'utf8')
  .split('## Failures of the catalogue that cannot happen')[1]
  ?.matchAll(/^\| `(\w+)`/gm);

test('every failure is told somewhere, or docs/specification.md says why it cannot happen', () => {
  const untold = Object.entries({ ...errorCatalogue, ...successCatalogue })
    .filter(([key, place]) => !isTold(key, place))
    .map(([key]) => key);
  expect(untold.toSorted()).toEqual([...(listed ?? [])].map(([, key]) => key).toSorted());
});
