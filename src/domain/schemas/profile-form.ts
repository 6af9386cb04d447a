import { object, string, ValidationError, type ObjectSchema } from 'yup';
import { isPhoneUntouched, normalizePhone } from '../checkout/checkout-address';
import {
  isProfileProblem,
  profileFields,
  type ProfileField,
  type ProfileFields,
  type ProfileProblem,
} from '../accounts/profile-form';

/** The Store API's limit for names (contract 4). */
const longestName = 500;

function problem(key: ProfileProblem): ProfileProblem {
  return key;
}

const name = string().trim().max(longestName, problem('tooLong')).defined();

/** Nothing is required: an account works without a name or a phone number. */
const profileSchema: ObjectSchema<ProfileFields> = object({
  firstName: name,
  lastName: name,
  phone: string()
    .trim()
    .defined()
    .test(
      'phone',
      problem('phoneInvalid'),
      (text) => isPhoneUntouched(text) || normalizePhone(text) !== null,
    ),
});

export type ProfileFieldProblem = { field: ProfileField; problem: ProfileProblem };

/** Problems of the profile: one per field, in the order of the screen. */
export function findProfileProblems(values: ProfileFields): ProfileFieldProblem[] {
  try {
    profileSchema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const { inner } = error;
    return profileFields.flatMap((field) => {
      const message = inner.find((fault) => fault.path === field)?.message;
      return isProfileProblem(message) ? [{ field, problem: message }] : [];
    });
  }
}

/** The profile as it is stored: trimmed, and the phone normalised. Expects values without problems. */
export function settledProfile(values: ProfileFields): ProfileFields {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    phone: isPhoneUntouched(values.phone) ? '' : (normalizePhone(values.phone) ?? ''),
  };
}

const draftSchema = object({ accountId: string().required(), values: profileSchema.required() });

/** The text typed when a session ended, and its owner. Null for anything else that storage may hold. */
export function parseProfileDraft(
  stored: unknown,
): { accountId: string; values: ProfileFields } | null {
  try {
    return draftSchema.validateSync(stored, { stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) return null;
    throw error;
  }
}
