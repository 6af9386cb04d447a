/** `BENCH_SCALE=0.1` does a tenth of the work. */
const scale = Number(process.env.BENCH_SCALE ?? 1);

/**
 * How often something is done, and how often before anybody looks: Node goes on making code faster for some thousand
 * calls, which would count as the cost of the first ones.
 */
export function sized(count: number, least = 20): { count: number; warmUp: number } {
  const scaled = Math.max(least, Math.round(count * scale));
  return { count: scaled, warmUp: scaled };
}
