import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, Resolver } from 'react-hook-form';

/** The problems of a filled form; a problem is a key that the form has words for. */
export type Problems = readonly { readonly field: string; readonly problem: string }[];

/**
 * Lets react-hook-form judge by a schema of `domain/schemas`, which is loaded when the form is first used.
 *
 * @param findProblems rejects where the schema cannot be loaded; the try is then lost, see `use-form-send.ts`
 */
export function resolverBy<Values extends FieldValues, Context = unknown>(
  findProblems: (values: Values, context: Context | undefined) => Promise<Problems>,
): Resolver<Values, Context> {
  return async (values, context, options) => {
    const problems = await findProblems(values, context);
    if (problems.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      problems.map(({ field, problem }) => [field, { type: 'rule', message: problem }]),
    );
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
