/** `BENCH_SCALE=0.1` does a tenth of the work. */
const scale = Number(process.env.BENCH_SCALE ?? 1);

/**
 * Number of measured calls, and of warm-up calls: Node keeps optimising code during the first few thousand calls, which
 * would count as cost.
 */
export function sized(count: number, least = 20): { count: number; warmUp: number } {
  const scaled = Math.max(least, Math.round(count * scale));
  return { count: scaled, warmUp: scaled };
}
