import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { columnAliases } from './column-aliases';

test('a renamed column is found in SQL; expressions and comments are left out', () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'column-aliases-')), 'sql.ts');
  writeFileSync(
    file,
    [
      '// order_id as "orderId"',
      'const one = `select ${columns}, c.order_id as "orderId", sealed_code as sealed from carts c`;',
      'const two = `select read_at is not null as "isRead", count(*) as files, id as "cartId" from carts`;',
    ].join('\n'),
  );
  expect(columnAliases([file])).toEqual([
    `${file}: c.order_id as "orderId"`,
    `${file}: sealed_code as sealed`,
  ]);
});
