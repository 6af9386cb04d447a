import type { Import } from './import-graph';
import { arrowsUp, mutualPairs, roomGraph, serverRoomOf } from './rooms';

const room = (file: string) => file.split('/')[0] ?? null;

function graphOf(...arrows: string[]) {
  const imports = arrows.map((arrow): Import => {
    const [from = '', to = ''] = arrow.split(' ');
    return { from: `${from}/x.ts`, to: `${to}/y.ts`, kind: 'value' };
  });
  return roomGraph(imports, room);
}

test('a room is a folder of src/server, at most two levels deep', () => {
  expect(serverRoomOf('src/server/mail/port.ts')).toBe('mail');
  expect(serverRoomOf('src/server/commerce/embedded/carts/carts.ts')).toBe('commerce/embedded');
  expect(serverRoomOf('src/domain/money.ts')).toBeNull();
});

test('a stack of rooms has no arrow that runs up', () => {
  const stack = graphOf('roof middle', 'middle ground', 'roof ground');
  expect(arrowsUp(stack)).toEqual([]);
  expect(mutualPairs(stack)).toEqual([]);
});

test('the fewest arrows are called the ones that run up', () => {
  const graph = graphOf('roof a', 'roof b', 'a ground', 'b ground', 'ground roof');
  expect(arrowsUp(graph)).toEqual(['ground → roof']);
});

test('rooms that import each other are a pair, and one arrow of it runs up', () => {
  const graph = graphOf('a b', 'b a');
  expect(mutualPairs(graph)).toEqual(['a ↔ b']);
  expect(arrowsUp(graph)).toHaveLength(1);
});
