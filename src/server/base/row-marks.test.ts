import { testDatabases } from '@/testing/shops/database';
import { createRowMarks } from './row-marks';
import { createSealer } from './sealing';

const [oldKey, newKey] = ['a1'.repeat(32), 'b2'.repeat(32)] as const;
const column = { table: 'row_marks_test', column: 'mark', words: ['yes', 'no'] } as const;

describe.each(testDatabases())('marks of rows on $kind', ({ use }) => {
  const shop = use();
  const ids = Array.from({ length: 40 }, (_, index) => `row-${index}`);

  async function fill(hexKey: string) {
    const marks = createRowMarks(createSealer([hexKey]), column);
    await shop.db.script('create table row_marks_test (id text primary key, mark bytea)');
    for (const [index, id] of ids.entries()) {
      const mark = marks.of(id, index % 4 === 0 ? 'yes' : 'no');
      await shop.db.query('insert into row_marks_test values ($1, $2)', [id, mark]);
    }
    await shop.db.query(`insert into row_marks_test values ('unmarked', null)`);
  }
  afterEach(() => shop.db.script('drop table row_marks_test'));

  /** The ids that the database finds for a word: by a condition, and by the computed word. */
  async function found(keys: readonly [string, ...string[]], word: 'yes' | 'no') {
    const marks = createRowMarks(createSealer(keys), column);
    const params: string[] = [];
    const place = (value: string) => `$${params.push(value)}`;
    const condition = marks.condition(word, place);
    const read = marks.word(place, 't');
    const rows = await shop.db.query<{ id: string; word: string }>(
      `select id, ${read} as word from row_marks_test t where ${condition} order by id`,
      params,
    );
    expect(new Set(rows.map((row) => row.word))).toEqual(new Set(rows.length > 0 ? [word] : []));
    return rows.map(({ id }) => id);
  }

  test('no two are alike, and only the key finds the rows of a word', async () => {
    await fill(oldKey);
    const marked = ids.filter((_, index) => index % 4 === 0).sort();
    const [alike] = await shop.db.query(
      'select count(*)::int as count from (select 1 from row_marks_test group by mark having count(*) > 1) twice',
    );
    expect(alike).toEqual({ count: 0 });
    expect(await found([oldKey], 'yes')).toEqual(marked);
    expect(await found([oldKey], 'no')).toHaveLength(30);
    expect(await found([newKey], 'yes')).toEqual([]);
  });

  test('while keys change, either key’s marks are found and read', async () => {
    await fill(oldKey);
    expect(await found([newKey, oldKey], 'yes')).toHaveLength(10);
    const during = createRowMarks(createSealer([newKey, oldKey]), column);
    const before = createRowMarks(createSealer([oldKey]), column).of('row-0', 'yes');
    expect(during.read('row-0', before)).toBe('yes');
    expect(during.isCurrent('row-0', before)).toBe(false);
    expect(during.isCurrent('row-0', during.of('row-0', 'yes'))).toBe(true);
    const after = createRowMarks(createSealer([newKey]), column);
    expect(() => after.read('row-0', before)).toThrow('key not at hand');
    expect(() => during.read('row-1', before)).toThrow('key not at hand');
  });
});
