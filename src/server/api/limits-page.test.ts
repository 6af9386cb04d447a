import { readFileSync } from 'node:fs';
import type { Access } from './endpoints/route-row';
import { routes } from './routes';

/** The table "Limits" of docs/security.md: each route and the limits it names. */
function limitsOnPaper(): Map<string, string[]> {
  const page = readFileSync('docs/security.md', 'utf8');
  const rows = page.matchAll(/^\| `([A-Z]+ \/api\/[^`]*)` *\| *([^|]*?) *\|$/gm);
  return new Map(
    [...rows].map(([, route = '', said = '']) => [
      route,
      [...said.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    ]),
  );
}

const paper = limitsOnPaper();
const table = new Map<string, Access>(
  routes.flatMap(({ address, methods }) =>
    Object.entries(methods).map(([method, access]) => [`${method} ${address}`, access] as const),
  ),
);

test('the page names the limits of each endpoint as the table does, in the same order', () => {
  const counted = [...table].filter(([route, { limits }]) => limits || paper.has(route));
  const inTable = counted.map(([route, { limits = [] }]) => [route, limits]);
  expect(counted.map(([route]) => [route, paper.get(route)])).toEqual(inTable);
});

test('the page names no endpoint that is not there', () => {
  const gone = [...paper.keys()].filter(
    (route) => !table.has(route) && !/ \/api\/vault\//.test(route),
  );
  expect(gone).toEqual([]);
});

test('an endpoint that changes something for people counts, or the page says why it need not', () => {
  const silent = [...table].filter(
    ([route, { who, limits }]) =>
      !route.startsWith('GET ') &&
      who !== 'staff' &&
      who !== 'ourselves' &&
      !limits &&
      !paper.has(route),
  );
  expect(silent.map(([route]) => route)).toEqual([]);
});
