import { readFileSync } from 'node:fs';
import { serverRoomOf } from './rooms';
import { textsIn } from './texts';

/** The room that owns a table, and the other rooms whose SQL may name it. */
export type TableRule = { owner: string; guests: readonly string[] };

/** The tables of the drizzle schema, by the names they have in SQL. */
export function tablesOf(schemaFiles: readonly string[]): string[] {
  return schemaFiles
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g)])
    .map(([, name = '']) => name)
    .sort();
}

/** Table → the rooms of `src/server` whose SQL names it. */
export function usersOfTables(
  files: readonly string[],
  tables: readonly string[],
): Map<string, Set<string>> {
  const users = new Map(tables.map((table) => [table, new Set<string>()]));
  for (const file of files) {
    const room = serverRoomOf(file);
    if (room === null) continue;
    for (const table of tablesNamedIn(file, tables)) users.get(table)?.add(room);
  }
  return users;
}

/** Differences between the rules and the code, one sentence each; empty if they agree. */
export function tableFaults(
  rules: Readonly<Record<string, TableRule>>,
  users: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const undeclared = [...users].flatMap(([table, rooms]) => {
    const rule = rules[table];
    if (!rule) return [`${table} has no owner in scripts/house/table-rules.ts`];
    return [...rooms]
      .filter((room) => room !== rule.owner && !rule.guests.includes(room))
      .map((room) => `${room} names the table ${table} of ${rule.owner}`);
  });
  const outdated = Object.entries(rules).flatMap(([table, { owner, guests }]) =>
    [owner, ...guests]
      .filter((room) => !users.get(table)?.has(room))
      .map((room) => `${room} no longer names the table ${table}`),
  );
  return [...undeclared, ...outdated];
}

/**
 * Finds tables in SQL, which is in strings and templates. A whole string like `hearing_results` counts as well: it is a
 * table name passed to a helper.
 */
function tablesNamedIn(file: string, tables: readonly string[]): string[] {
  const texts = textsIn(file);
  return tables.filter((table) => {
    const named = new RegExp(
      `\\b(from|join|into|update|table|using|only|lock)\\s+"?${table}"?\\b`,
      'i',
    );
    return texts.some((text) => (text === table && table.includes('_')) || named.test(text));
  });
}
