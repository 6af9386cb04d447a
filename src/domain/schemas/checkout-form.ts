import { boolean, object, string, ValidationError, type ObjectSchema, type Schema } from 'yup';
import { isEmail } from '../account';
import {
  isPhoneUntouched,
  normalizePhone,
  normalizePostalCode,
  phonePrefix,
} from '../checkout-address';
import { cardExpiryProblem, cardNumberProblem, securityCodeProblem } from '../checkout-card';
import {
  checkoutFields,
  deliveryTypes,
  newCheckout,
  type CheckoutField,
  type CheckoutForm,
  type CheckoutRules,
  type SavedCheckout,
  type StoredCheckout,
} from '../checkout-form';
import { isPaymentMethodId, paymentMethodIds } from '../checkout-method';
import { parseProvince } from '../provinces';
import { isCheckoutProblem, type CheckoutProblem } from '../checkout-problem';

/** The Store API's limit for names and address lines (section 4). */
const longestText = 500;

function required(problem: CheckoutProblem) {
  return string().trim().required(problem).max(longestText, 'textTooLong');
}

/** A text whose rule is a function that names what is wrong, or null. */
function checked(problemOf: (text: string) => CheckoutProblem | null) {
  return string().test((value, context) => {
    const problem = problemOf(value ?? '');
    return problem === null || context.createError({ message: problem });
  });
}

const email = checked((text) => {
  if (text.trim() === '') return 'emailMissing';
  return isEmail(text) ? null : 'emailInvalid';
});

const address = object({
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

const card = object({
  number: checked(cardNumberProblem),
  expiry: checked((text) => cardExpiryProblem(text, new Date())),
  securityCode: checked(securityCodeProblem),
  nameOnCard: required('nameOnCardMissing'),
});

function checkoutFormSchema({ asksShipping, asksBilling, asksCard }: CheckoutRules) {
  return object({
    contactEmail: email,
    ...(asksShipping && { shipDetails: address }),
    ...(asksBilling && { billingDetails: address }),
    ...(asksCard && { card }),
  });
}

export type FieldProblem = { field: CheckoutField; problem: CheckoutProblem };

/** What is wrong with a filled form: one problem a field, in the order of the form. */
export async function findProblems(
  form: CheckoutForm,
  rules: CheckoutRules,
): Promise<readonly FieldProblem[]> {
  const found = await validationErrors(checkoutFormSchema(rules), form);
  return checkoutFields.flatMap((field) => {
    const problem = found.find((error) => error.path === field)?.message;
    return isCheckoutProblem(problem) ? [{ field, problem }] : [];
  });
}

async function validationErrors(schema: Schema, form: CheckoutForm): Promise<ValidationError[]> {
  try {
    await schema.validate(form, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.inner;
    throw error;
  }
}

const savedText = string().max(longestText).default('');

const savedAddress = object({
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

const savedCheckoutSchema: ObjectSchema<SavedCheckout> = object({
  contactEmail: savedText,
  emailWithOffers: boolean().default(newCheckout.emailWithOffers),
  textWithOffers: boolean().default(newCheckout.textWithOffers),
  deliveryType: string().oneOf(deliveryTypes).default(newCheckout.deliveryType),
  shipDetails: savedAddress,
  isBillingSameAsShipping: boolean().default(newCheckout.isBillingSameAsShipping),
  billingDetails: savedAddress,
  // A method that a later release no longer knows is no reason to forget the rest.
  paymentMethod: string()
    .oneOf(paymentMethodIds)
    .transform((value: unknown) => (isPaymentMethodId(value) ? value : newCheckout.paymentMethod))
    .default(newCheckout.paymentMethod),
});

const storedCheckoutSchema: ObjectSchema<StoredCheckout> = object({
  saved: savedCheckoutSchema,
  unsettledCartId: string().max(longestText).nullable().default(null),
});

/**
 * Reads what an earlier visit left in storage. Unknown keys are dropped and missing ones start afresh (an older
 * release may have written it); null for what is no stored checkout at all.
 */
export function parseStoredCheckout(value: unknown): StoredCheckout | null {
  try {
    return storedCheckoutSchema.validateSync(value, { stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) return null;
    throw error;
  }
}
