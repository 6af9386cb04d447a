import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, Resolver } from 'react-hook-form';

/** The problems of a filled form, by a schema of `domain/schemas`; a problem is a key that the form has words for. */
export type Rules<Values> = (
  values: Values,
) => readonly { readonly field: string; readonly problem: string }[];

/** Lets react-hook-form judge by rules that are loaded when the form is first used. */
export function resolverBy<Values extends FieldValues>(
  loadRules: () => Promise<Rules<Values>>,
): Resolver<Values> {
  return async (values, _context, options) => {
    const problems = (await loadRules())(values);
    if (problems.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      problems.map(({ field, problem }) => [field, { type: 'rule', message: problem }]),
    );
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
