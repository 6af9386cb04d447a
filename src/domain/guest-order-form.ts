import { isEmail } from './account';
import { normalizePostalCode } from './checkout-address';
import { isOrderNumber } from './order';
import { maximumReasonLength } from './return-request';

/** What somebody without a login is asked: for a return, or to look an order up. */
const guestOrderFields = ['orderNumber', 'email', 'reason', 'postalCode'] as const;
export type GuestOrderField = (typeof guestOrderFields)[number];
export type GuestOrderProblem = GuestOrderField | 'reasonTooLong';
export type GuestOrderValues = Readonly<Partial<Record<GuestOrderField, string>>>;

/** What is wrong with each field that a form has; a field it does not have is not asked for. */
export function findGuestOrderProblems(
  values: GuestOrderValues,
): Partial<Record<GuestOrderField, GuestOrderProblem>> {
  const problems = guestOrderFields.flatMap((field) => {
    const value = values[field];
    const problem = value === undefined ? null : problemOf(field, value.trim());
    return problem ? [[field, problem] as const] : [];
  });
  return Object.fromEntries(problems);
}

function problemOf(field: GuestOrderField, value: string): GuestOrderProblem | null {
  switch (field) {
    case 'orderNumber':
      return isOrderNumber(value) ? null : field;
    case 'email':
      return isEmail(value) ? null : field;
    case 'postalCode':
      return normalizePostalCode(value) === null ? field : null;
    case 'reason':
      if (value.length > maximumReasonLength) return 'reasonTooLong';
      return value === '' ? field : null;
  }
}
