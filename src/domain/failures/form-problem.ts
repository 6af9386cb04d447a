import type { ErrorKey } from './error-catalogue';

/** What can be wrong with a field, the same in every form: keys of the error catalogue, which has the words. */
const formProblems = [
  'enterName',
  'nameMandatory',
  'enterEmail',
  'fieldEmail',
  'enterPhone',
  'fieldPhone',
  'fieldRequired',
  'fieldType',
  /** Takes `count`. */
  'fieldMaximum',
] as const satisfies readonly ErrorKey[];

export type FormProblem = (typeof formProblems)[number];

export const isFormProblem = isOneOf(formProblems);

/** One thing that is wrong with a field. */
export type FieldProblem<Field extends string = string, Problem extends ErrorKey = FormProblem> = {
  field: Field;
  problem: Problem;
};

/** Tells the keys of a form from other values: a message of a schema may be anything. */
export function isOneOf<Key extends ErrorKey>(keys: readonly Key[]) {
  return (value: unknown): value is Key => keys.some((key) => key === value);
}
