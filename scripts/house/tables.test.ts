import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tableFaults, usersOfTables } from './tables';

const rules = { parcels: { owner: 'parcels', guests: ['today'] } };

test('SQL is found in strings and templates, and words in comments are not SQL', () => {
  const before = process.cwd();
  process.chdir(mkdtempSync(path.join(os.tmpdir(), 'tables-')));
  try {
    const write = (room: string, text: string) => {
      const file = `src/server/${room}/sql.ts`;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
      return file;
    };
    const files = [
      write('parcels', 'const sql = `select ${columns} from parcels where id = $1`;'),
      write('today', "const sql = 'delete from parcels';"),
      write('mail', '// taken from parcels\nconst word = "parcels";'),
    ];
    expect([...(usersOfTables(files, ['parcels']).get('parcels') ?? [])]).toEqual([
      'parcels',
      'today',
    ]);
  } finally {
    process.chdir(before);
  }
});

test('a guest who is not declared, a table without an owner and a guest who left are faults', () => {
  expect(tableFaults(rules, new Map([['parcels', new Set(['parcels', 'today'])]]))).toEqual([]);
  expect(tableFaults(rules, new Map([['parcels', new Set(['parcels', 'today', 'mail'])]]))).toEqual(
    ['mail names the table parcels of parcels'],
  );
  expect(tableFaults(rules, new Map([['parcels', new Set(['parcels'])]]))).toEqual([
    'today no longer names the table parcels',
  ]);
  expect(tableFaults({}, new Map([['parcels', new Set<string>()]]))).toEqual([
    'parcels has no owner in scripts/house/table-rules.ts',
  ]);
});
