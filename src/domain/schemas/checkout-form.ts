import { boolean, object, string, ValidationError, type ObjectSchema, type Schema } from 'yup';
import { isEmail } from '../accounts/account';
import { isPhoneUntouched, normalizePhone, phonePrefix } from '../checkout/checkout-address';
import {
  checkoutFields,
  deliveryTypes,
  newCheckout,
  type CheckoutField,
  type CheckoutForm,
  type CheckoutRules,
  type SavedCheckout,
  type StoredCheckout,
} from '../checkout/checkout-form';
import { isPaymentMethodId, paymentMethodIds } from '../checkout/checkout-method';
import { isCheckoutProblem, type CheckoutProblem } from '../checkout/checkout-problem';
import { addressSchema, checked, longestText, savedAddressSchema } from './address-form';
import { cardSchema } from './card-form';

const email = checked((text) => {
  if (text.trim() === '') return 'emailMissing';
  return isEmail(text) ? null : 'emailInvalid';
});

/** Shown only while the box is ticked, and never required: the delivery has a phone, too. */
const textPhone = checked((text) =>
  isPhoneUntouched(text) || normalizePhone(text) !== null ? null : 'phoneInvalid',
);

function checkoutFormSchema({ asksShipping, asksBilling, asksCard }: CheckoutRules) {
  return object({
    contactEmail: email,
    textUpdates: object().when('textWithOffers', ([isWanted], schema) =>
      isWanted ? schema.shape({ phone: textPhone }) : schema,
    ),
    ...(asksShipping && { shipDetails: addressSchema }),
    ...(asksBilling && { billingDetails: addressSchema }),
    ...(asksCard && { card: cardSchema }),
  });
}

export type FieldProblem = { field: CheckoutField; problem: CheckoutProblem };

/** Problems of a filled form: one per field, in the order of the form. */
export async function findProblems(
  form: CheckoutForm,
  rules: CheckoutRules,
): Promise<readonly FieldProblem[]> {
  const hosted = rules.asksCard ? hostedProblems(form) : null;
  const asksCard = rules.asksCard && hosted === null;
  const found = await validationErrors(checkoutFormSchema({ ...rules, asksCard }), form);
  return checkoutFields.flatMap((field) => {
    const problem = hosted?.get(field) ?? found.find(({ path }) => path === field)?.message;
    return isCheckoutProblem(problem) ? [{ field, problem }] : [];
  });
}

/** Problems that the gateway's own fields report; null where the card is typed into ours. */
function hostedProblems({ hostedCard }: CheckoutForm): Map<string, CheckoutProblem | null> | null {
  if (!hostedCard) return null;
  const { number, expiry, securityCode } = hostedCard;
  return new Map([
    ['card.number', number],
    ['card.expiry', expiry],
    ['card.securityCode', securityCode],
  ]);
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

const savedCheckoutSchema: ObjectSchema<SavedCheckout> = object({
  contactEmail: savedText,
  emailWithOffers: boolean().default(newCheckout.emailWithOffers),
  textWithOffers: boolean().default(newCheckout.textWithOffers),
  textUpdates: object({ phone: string().max(longestText).default(phonePrefix) }),
  deliveryType: string().oneOf(deliveryTypes).default(newCheckout.deliveryType),
  shipDetails: savedAddressSchema,
  isBillingSameAsShipping: boolean().default(newCheckout.isBillingSameAsShipping),
  billingDetails: savedAddressSchema,
  // If a later release no longer knows the method, the rest is still kept.
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
 * Reads the checkout stored by an earlier visit. Unknown keys are dropped and missing ones get their initial value (an
 * older release may have written it); null for anything that is no stored checkout.
 */
export function parseStoredCheckout(value: unknown): StoredCheckout | null {
  try {
    return storedCheckoutSchema.validateSync(value, { stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) return null;
    throw error;
  }
}
