import { testDatabases } from '@/testing/shops/database';
import { ownedTables, withOwn } from './ownership';

describe.each(testDatabases())('what is one’s own, on $kind', ({ use }) => {
  const shop = use();

  test('nobody’s rows are read to find one’s own', async () => {
    const plans = await shop.db.transaction(async (tx) => {
      // Postgres would otherwise read small tables as a whole.
      await tx.query('set local enable_seqscan = off');
      const found: [string, string][] = [];
      for (const table of ownedTables.filter((name) => name !== 'hearing_sessions')) {
        const text = `explain ${withOwn(table, '$1', '$2')} select id from own limit 1`;
        const lines = await tx.query<Record<string, string>>(text, ['somebody', 'a visit']);
        found.push([table, lines.flatMap((line) => Object.values(line)).join('\n')]);
      }
      return found;
    });
    for (const [table, plan] of plans) {
      expect(plan).toContain(`Bitmap Heap Scan on ${table}`);
      expect(plan).not.toMatch(/Seq Scan|SubPlan/);
    }
  });
});
