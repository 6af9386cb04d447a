/** A field of an answer; undefined where there is none. */
export function fieldOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
}

/** A field that has to be a text. Throws where the shop answered something else. */
export function textOf(answer: unknown, name: string): string {
  const value = fieldOf(answer, name);
  if (typeof value === 'string') return value;
  throw new Error(`Not an answer of the shop: ${JSON.stringify(answer)}`);
}
