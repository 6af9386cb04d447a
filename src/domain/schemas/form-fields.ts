import { string, type Schema } from 'yup';
import { isEmail } from '../accounts/account';
import { isPhoneUntouched } from '../checkout/checkout-address';
import { isDialable } from '../consultations/consultation';
import { isFormProblem, type FieldProblem, type FormProblem } from '../failures/form-problem';
import { fieldProblems } from './field-problems';

/** Schema messages are keys of the error catalogue; the form looks up the text. */
export function problem(key: FormProblem): FormProblem {
  return key;
}

export const personName = string().trim().required(problem('enterName'));

export const email = string()
  .trim()
  .required(problem('enterEmail'))
  .test('email', problem('fieldEmail'), (text = '') => isEmail(text));

/** A phone number for a person to dial, or an empty text: an extension is fine. */
export const phoneOrNone = string().test(
  'phone',
  problem('fieldPhone'),
  (text = '') => isPhoneUntouched(text) || isDialable(text),
);

export const phone = phoneOrNone.test(
  'given',
  problem('enterPhone'),
  (text = '') => !isPhoneUntouched(text),
);

/** A free text of at most `mostCharacters` characters. */
export function ownWords(mostCharacters: number) {
  return string()
    .trim()
    .required(problem('fieldRequired'))
    .max(mostCharacters, problem('fieldMaximum'));
}

/** Problems of a filled form: one per field, in the order of the screen. */
export function problemsBy<Field extends string>(
  schema: Schema,
  values: unknown,
  fields: readonly Field[],
): FieldProblem<Field>[] {
  return fieldProblems({ schema, fields, isProblem: isFormProblem }, values);
}
