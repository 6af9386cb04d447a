import { circlesOf } from './circles';

const value = (from: string, to: string) => ({ from, to, kind: 'value' as const });

test('a ring of three files is found, what only leads to it is not part of it', () => {
  const imports = [value('a', 'b'), value('b', 'c'), value('c', 'a'), value('d', 'a')];
  expect(circlesOf(imports)).toEqual([['a', 'b', 'c']]);
});

test('two ways to one file are no ring', () => {
  expect(circlesOf([value('a', 'b'), value('a', 'c'), value('b', 'd'), value('c', 'd')])).toEqual(
    [],
  );
});
