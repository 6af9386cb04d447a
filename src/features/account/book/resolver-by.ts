import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { CheckoutProblem } from '@/domain/checkout/checkout-problem';

type Found = readonly { field: string; problem: CheckoutProblem }[];

/** A form resolver whose rules are loaded when they are first needed. */
export function resolverBy<Values extends FieldValues>(
  findProblems: (values: Values) => Promise<Found>,
): Resolver<Values> {
  return async (values, _context, options) => {
    const problems = await findProblems(values);
    if (problems.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      problems.map(({ field, problem }) => [field, { type: 'rule', message: problem }]),
    );
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
