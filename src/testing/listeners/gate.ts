/** A target of the simulation, and its measured value. */
export type Gate = { name: string; isMet: boolean; found: string };

export function atMost(name: string, limit: number, found: number): Gate {
  return { name, isMet: found <= limit, found: `${round(found)} (at most ${limit})` };
}

export function atLeast(name: string, limit: number, found: number): Gate {
  return { name, isMet: found >= limit, found: `${round(found)} (at least ${limit})` };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
