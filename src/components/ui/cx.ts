type ClassPart = string | false | null | undefined;

/** Joins class names, leaving out what is switched off. */
export function cx(...classes: readonly ClassPart[]): string {
  return classes.filter(Boolean).join(' ');
}
