/** Left out stays, null clears, keys that are given replace their like. */
export function merged<Value extends object>(
  before: Value | null,
  change: Value | null | undefined,
): Value | null {
  if (change === undefined) return before;
  return change === null ? null : { ...before, ...change };
}
