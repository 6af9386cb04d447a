import type { Import } from './import-graph';

/**
 * Groups of files that import each other in a cycle, each sorted by name (Tarjan's strongly connected components). Pass
 * only the imports that count: a cycle of type imports or lazy imports does no harm at run time.
 */
export function circlesOf(imports: readonly Import[]): string[][] {
  const uses = new Map<string, string[]>();
  for (const { from, to } of imports) uses.set(from, [...(uses.get(from) ?? []), to]);
  return components(uses).filter((group) => group.length > 1);
}

function components(uses: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const indexOf = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string) => {
    const index = indexOf.size;
    indexOf.set(file, index);
    let lowest = index;
    stack.push(file);
    for (const used of uses.get(file) ?? []) {
      if (!indexOf.has(used)) lowest = Math.min(lowest, visit(used));
      else if (stack.includes(used)) lowest = Math.min(lowest, indexOf.get(used) ?? lowest);
    }
    if (lowest === index) found.push(stack.splice(stack.indexOf(file)).sort());
    return lowest;
  };
  for (const file of uses.keys()) if (!indexOf.has(file)) visit(file);
  return found;
}
