import type { Import } from './import-graph';

/** Room → the other rooms that it imports. */
export type RoomGraph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The room of a file of `src/server`: its folder, at most two levels deep (`mail`, `payments/stripe`).
 * Null for files elsewhere.
 */
export function serverRoomOf(file: string): string | null {
  const prefix = 'src/server/';
  if (!file.startsWith(prefix)) return null;
  const folders = file.slice(prefix.length).split('/').slice(0, -1);
  return folders.slice(0, 2).join('/') || '(files of src/server itself)';
}

/** Builds the graph of rooms from the imports between files. */
export function roomGraph(
  imports: readonly Import[],
  roomOf: (file: string) => string | null,
): RoomGraph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [user, used] = [roomOf(from), roomOf(to)];
    if (user === null || used === null) continue;
    const uses = graph.get(user) ?? new Set();
    if (user !== used) uses.add(used);
    graph.set(user, uses);
    if (!graph.has(used)) graph.set(used, new Set());
  }
  return graph;
}

/** Pairs of rooms that import each other, as `a ↔ b`. */
export function mutualPairs(graph: RoomGraph): string[] {
  return [...graph].flatMap(([room, uses]) =>
    [...uses]
      .filter((used) => room < used && graph.get(used)?.has(room))
      .map((used) => `${room} ↔ ${used}`),
  );
}

/**
 * Imports from a lower room to a higher one, as `lower → higher`, when the rooms are stacked so that there are few of
 * these. Finding the best order of sixty rooms is infeasible (feedback arc set), so each room is moved to its best
 * place until no move helps. The same graph always gives the same answer.
 */
export function arrowsUp(graph: RoomGraph): string[] {
  const importers = (room: string) => [...graph.values()].filter((uses) => uses.has(room)).length;
  const imports = (room: string) => graph.get(room)?.size ?? 0;
  // A search can end where no single move helps, so it begins from two orders and the better one counts.
  const found = [imports, (room: string) => imports(room) - importers(room)].map((heightOf) =>
    arrowsUpIn(graph, bestOrder(graph, heightOf)),
  );
  return found.reduce((best, next) => (next.length < best.length ? next : best));
}

function arrowsUpIn(graph: RoomGraph, order: readonly string[]): string[] {
  const heightOf = new Map(order.map((room, height) => [room, height]));
  const height = (room: string) => heightOf.get(room) ?? 0;
  return [...graph].flatMap(([room, uses]) =>
    [...uses].filter((used) => height(used) > height(room)).map((used) => `${room} → ${used}`),
  );
}

/** Orders the rooms from the bottom up, beginning with the given heights. */
function bestOrder(graph: RoomGraph, heightOf: (room: string) => number): string[] {
  const order = [...graph.keys()].sort((a, b) => {
    return heightOf(a) - heightOf(b) || (a < b ? -1 : 1);
  });
  let hasMoved = true;
  while (hasMoved) {
    hasMoved = false;
    for (const room of [...order]) {
      const from = order.indexOf(room);
      const to = bestPlace(graph, order, room);
      if (to === from) continue;
      order.splice(from, 1);
      order.splice(to, 0, room);
      hasMoved = true;
    }
  }
  return order;
}

/** The place of `room` with the fewest upward imports; its present place if no other is better. */
function bestPlace(graph: RoomGraph, order: readonly string[], room: string): number {
  const others = order.filter((other) => other !== room);
  const cost = (place: number) =>
    others.reduce((sum, other, index) => {
      const isBelow = index < place;
      const runsUp = isBelow ? graph.get(other)?.has(room) : graph.get(room)?.has(other);
      return sum + (runsUp ? 1 : 0);
    }, 0);
  let best = order.indexOf(room);
  for (let place = 0; place < order.length; place += 1) {
    if (cost(place) < cost(best)) best = place;
  }
  return best;
}
