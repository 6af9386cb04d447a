import { object, string, ValidationError } from 'yup';
import { addressFieldNames, type AddressField, type AddressFields } from '../accounts/address-form';
import {
  isPhoneUntouched,
  normalizePhone,
  normalizePostalCode,
  phonePrefix,
} from '../checkout/checkout-address';
import { isCheckoutProblem, type CheckoutProblem } from '../checkout/checkout-problem';
import { parseProvince } from '../provinces';

/** The Store API's limit for names and address lines (section 4). */
export const longestText = 500;

export function required(problem: CheckoutProblem) {
  return string().trim().required(problem).max(longestText, 'textTooLong');
}

/** A text validated by a function that returns its problem, or null. */
export function checked(problemOf: (text: string) => CheckoutProblem | null) {
  return string().test((value, context) => {
    const problem = problemOf(value ?? '');
    return problem === null || context.createError({ message: problem });
  });
}

/** The rules for every shipping or billing address. */
export const addressSchema = object({
  firstName: required('firstNameMissing'),
  lastName: required('lastNameMissing'),
  address: required('addressMissing'),
  apartment: string().max(longestText, 'textTooLong'),
  city: required('cityMissing'),
  province: checked((text) => (parseProvince(text) === null ? 'provinceMissing' : null)),
  postalCode: checked((text) => {
    if (text.trim() === '') return 'postalCodeMissing';
    return normalizePostalCode(text) === null ? 'postalCodeInvalid' : null;
  }),
  phone: checked((text) => {
    if (isPhoneUntouched(text)) return 'phoneMissing';
    return normalizePhone(text) === null ? 'phoneInvalid' : null;
  }),
});

export type AddressProblem = { field: AddressField; problem: CheckoutProblem };

/** Problems of one address: one per field, in the order of the screen. */
export function findAddressProblems(values: AddressFields): AddressProblem[] {
  try {
    addressSchema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const { inner } = error;
    return addressFieldNames.flatMap((field) => {
      const problem = inner.find(({ path }) => path === field)?.message;
      return isCheckoutProblem(problem) ? [{ field, problem }] : [];
    });
  }
}

const savedText = string().max(longestText).default('');

/** An unfinished address from storage; missing fields get their initial value. */
export const savedAddressSchema = object({
  country: string()
    .oneOf(['canada'] as const)
    .default('canada'),
  firstName: savedText,
  lastName: savedText,
  address: savedText,
  apartment: savedText,
  city: savedText,
  province: savedText,
  postalCode: savedText,
  phone: string().max(longestText).default(phonePrefix),
});
