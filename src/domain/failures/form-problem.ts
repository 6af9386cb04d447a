import type { ErrorKey } from './error-catalogue';

/** Problems of a field, the same in every form, as keys of the error catalogue, which has the texts. */
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

/** One problem of a field. */
export type FieldProblem<Field extends string = string, Problem extends string = FormProblem> = {
  field: Field;
  problem: Problem;
};

/** Narrows a value to a form's keys: a schema's message can be anything. */
export function isOneOf<Key extends string>(keys: readonly Key[]) {
  return (value: unknown): value is Key => keys.some((key) => key === value);
}
