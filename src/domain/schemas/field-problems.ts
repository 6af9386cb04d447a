import { ValidationError, type Schema } from 'yup';
import type { FieldProblem } from '../failures/form-problem';

type Form<Field extends string, Key extends string> = {
  schema: Schema;
  /** In the order of the screen. */
  fields: readonly Field[];
  isProblem: (message: unknown) => message is Key;
};

/** Problems of a filled form: one per field, in the order of the screen. */
export function fieldProblems<Field extends string, Key extends string>(
  { schema, fields, isProblem }: Form<Field, Key>,
  values: unknown,
): FieldProblem<Field, Key>[] {
  const found = faultsOf(schema, values);
  return fields.flatMap((field) => {
    const message: unknown = found.find(({ path }) => path === field)?.message;
    return isProblem(message) ? [{ field, problem: message }] : [];
  });
}

function faultsOf(schema: Schema, values: unknown): readonly ValidationError[] {
  try {
    schema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.inner;
    throw error;
  }
}
