/** A field of an answer; undefined when it is missing. */
export function fieldOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
}

/** A field that must be a text. Throws when it is anything else. */
export function textOf(answer: unknown, name: string): string {
  const value = fieldOf(answer, name);
  if (typeof value === 'string') return value;
  throw new Error(`Not an answer of the shop: ${JSON.stringify(answer)}`);
}
