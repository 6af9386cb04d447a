/** Omitted keys stay, null clears, given keys replace. */
export function merged<Value extends object>(
  before: Value | null,
  change: Value | null | undefined,
): Value | null {
  if (change === undefined) return before;
  return change === null ? null : { ...before, ...change };
}
