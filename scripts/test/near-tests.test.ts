import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nearTests, withinTime } from './near-tests';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'boreal-near-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
}

test('tests that reach a changed file come nearest first, others not at all', () => {
  write({
    'src/money.ts': '',
    'src/cart/total.ts': "import { cents } from '@/money';",
    'src/cart/cart.tsx': "const { total } = await import('./total');",
    'src/cart/cart.test.tsx': "import { Cart } from './cart';",
    'src/cart/total.test.ts': "import { total } from './total';",
    'src/money.test.ts': "import type { Cents } from './money';",
    'src/other.test.ts': "import { test } from 'money';",
  });
  expect(nearTests(root, ['src/money.ts'])).toEqual([
    { file: 'src/money.test.ts', steps: 1 },
    { file: 'src/cart/total.test.ts', steps: 2 },
    { file: 'src/cart/cart.test.tsx', steps: 3 },
  ]);
});

test('a test that changed itself is the nearest, and files that import each other come to an end', () => {
  write({
    'src/a.ts': "import './b';",
    'src/b.ts': "import './a';",
    'src/a.test.ts': "import './a';",
  });
  expect(nearTests(root, ['src/a.test.ts', 'src/b.ts'])).toEqual([
    { file: 'src/a.test.ts', steps: 0 },
  ]);
});

test('messages and other files that are imported count too', () => {
  write({
    'src/messages/cart.json': '{}',
    'src/messages/all.ts': "import cart from './cart.json';",
    'src/messages/all.test.ts': "import { all } from './all';",
  });
  expect(nearTests(root, ['src/messages/cart.json'])).toEqual([
    { file: 'src/messages/all.test.ts', steps: 2 },
  ]);
});

test('what does not fit into the time is left out and named', () => {
  const seconds: Record<string, number> = { a: 5, b: 60, c: 4 };
  const tests = ['a', 'b', 'c'].map((file) => ({ file }));
  expect(withinTime(tests, 10, (file) => seconds[file] ?? 0)).toEqual({
    taken: ['a', 'c'],
    leftOut: ['b'],
  });
});
