/**
 * `npm run house`: measures the structure of the code (sizes, import cycles, rooms, folders, owners of tables, renamed
 * columns, files that name a provider, files that the docs name). Prints the figures and fails if one is beyond its
 * limit in `scripts/house/limits.ts`.
 */
import { execFileSync } from 'node:child_process';
import { circlesOf } from './house/circles';
import { columnAliases } from './house/column-aliases';
import { fileSizes, functionSizes, spread, type Sized } from './house/code-sizes';
import { folderSizes } from './house/folders';
import { readImports, type Import } from './house/import-graph';
import { countedProvider, largeFolders, limits, madeFiles } from './house/limits';
import { unknownPaths } from './house/named-paths';
import { filesNaming } from './house/provider-names';
import { arrowsUp, mutualPairs, roomGraph, serverRoomOf } from './house/rooms';
import { tableRules } from './house/table-rules';
import { tableFaults, tablesOf, usersOfTables } from './house/tables';

/** One line of the report; `found` lists what the figure counts. */
type Figure = { name: string; value: number; limit: number; found: readonly string[] };

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  .toString()
  .split('\n')
  .filter(Boolean);
const sources = files.filter(
  (file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !isForTests(file),
);
const serverSources = sources.filter((file) => file.startsWith('src/server/'));
/** Tests and tools as well. */
const codeOfAll = files.filter((file) => /^(src|scripts|e2e|bench)\/.*\.(tsx?|mjs)$/.test(file));
const texts = files.filter((file) => file.endsWith('.md') && !file.startsWith('content/'));

async function main(): Promise<void> {
  const imports = await readImports(['src']);
  printSizes();
  const figures = [
    longest('lines of the longest file', limits.longestFile, fileSizes(sources)),
    longest('lines of the longest function', limits.longestFunction, functionSizes(sources)),
    counted('circles of imports at run time', limits.circles, circles(imports)),
    ...roomFigures(imports),
    counted('folders that are too full', 0, fullFolders()),
    counted('SQL that names a table of another room', 0, foreignTables()),
    counted('columns that SQL renames by hand', limits.columnAliases, columnAliases(serverSources)),
    counted(
      'files that name a payment provider outside its rooms',
      limits.filesNamingProvider,
      filesNaming(countedProvider, codeOfAll),
    ),
    counted(
      'files that a text names and that are not there',
      0,
      unknownPaths(texts, files, madeFiles),
    ),
  ];
  for (const figure of figures) print(figure);
  process.exitCode = figures.some(({ value, limit }) => value > limit) ? 1 : 0;
}

function isForTests(file: string): boolean {
  return file.startsWith('src/testing/') || file.startsWith('src/components/gallery/');
}

function printSizes(): void {
  for (const [name, sizes] of [
    ['files', fileSizes(sources)],
    ['functions', functionSizes(sources)],
  ] as const) {
    const { median, p90, max } = spread(sizes);
    console.log(`${sizes.length} ${name} in src, lines: median ${median}, p90 ${p90}, most ${max}`);
  }
}

function circles(imports: readonly Import[]): string[] {
  return circlesOf(imports.filter(({ kind }) => kind === 'value')).map((ring) => ring.join(' → '));
}

function roomFigures(imports: readonly Import[]): Figure[] {
  const rooms = roomGraph(imports, serverRoomOf);
  const arrows = [...rooms.values()].reduce((sum, uses) => sum + uses.size, 0);
  console.log(`${rooms.size} rooms in src/server, ${arrows} arrows between them`);
  return [
    counted('arrows that run back up', limits.arrowsUp, arrowsUp(rooms)),
    counted('pairs of rooms that import each other', limits.mutualPairs, mutualPairs(rooms)),
  ];
}

function fullFolders(): string[] {
  const readable = files.filter(
    (file) => /\.(tsx?|mjs|json|sql)$/.test(file) && file.includes('/'),
  );
  return [...folderSizes(readable)]
    .filter(([folder, size]) => size > limits.filesInFolder && !(folder in largeFolders))
    .map(([folder, size]) => `${folder} (${size})`);
}

function foreignTables(): string[] {
  const isSchema = (file: string) => file.startsWith('src/server/db/schema/');
  const tables = tablesOf(serverSources.filter(isSchema));
  const users = usersOfTables(
    serverSources.filter((file) => !isSchema(file)),
    tables,
  );
  return tableFaults(tableRules, users);
}

function longest(name: string, limit: number, sizes: readonly Sized[]): Figure {
  const { max } = spread(sizes);
  const found = sizes.filter(({ lines }) => lines > limit);
  return { name, value: max, limit, found: found.map((each) => `${each.name} (${each.lines})`) };
}

function counted(name: string, limit: number, found: readonly string[]): Figure {
  return { name, value: found.length, limit, found };
}

function print({ name, value, limit, found }: Figure): void {
  const isTooMuch = value > limit;
  console.log(`${isTooMuch ? 'FAILED' : 'ok    '}  ${name}: ${value} (at most ${limit})`);
  if (isTooMuch) for (const each of found) console.log(`          ${each}`);
}

void main();
