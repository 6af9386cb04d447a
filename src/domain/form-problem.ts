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

export function isFormProblem(value: unknown): value is FormProblem {
  return formProblems.some((problem) => problem === value);
}

export type FieldProblem<Field extends string = string> = { field: Field; problem: FormProblem };
