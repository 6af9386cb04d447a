type ClassPart = string | false | null | undefined;

/** Joins class names and leaves out falsy ones. */
export function cx(...classes: readonly ClassPart[]): string {
  return classes.filter(Boolean).join(' ');
}
