/** Everything that can be wrong with a field of the checkout; the sentences are in the messages under the same keys. */
const checkoutProblems = [
  'emailMissing',
  'emailInvalid',
  'firstNameMissing',
  'lastNameMissing',
  'addressMissing',
  'cityMissing',
  'provinceMissing',
  'postalCodeMissing',
  'postalCodeInvalid',
  'phoneMissing',
  'phoneInvalid',
  'textTooLong',
  'cardMissing',
  'cardNumberShort',
  'cardNumberLong',
  'cardNumberInvalid',
  'cardExpiryMissing',
  'cardExpiryInvalid',
  'cardExpired',
  'securityCodeMissing',
  'securityCodeInvalid',
  'nameOnCardMissing',
  'refused',
] as const;

export type CheckoutProblem = (typeof checkoutProblems)[number];

export function isCheckoutProblem(value: unknown): value is CheckoutProblem {
  return checkoutProblems.some((problem) => problem === value);
}
