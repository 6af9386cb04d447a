import { object, ref, string, type Schema } from 'yup';
import {
  authFields,
  isAuthProblem,
  type AuthField,
  type AuthFields,
  type AuthFormKind,
  type AuthProblem,
} from '../accounts/auth-form';
import type { FieldProblem } from '../failures/form-problem';
import { longestPassword, shortestPassword } from '../accounts/password';
import { fieldProblems } from './field-problems';
import { email } from './form-fields';

/** Messages are keys of the error catalogue; the form looks up the text. */
function problem(key: AuthProblem): AuthProblem {
  return key;
}

const password = string().required(problem('enterPassword'));

/** Not trimmed: blanks at the ends belong to the password, and other login methods keep them too. */
const newPassword = password
  .min(shortestPassword, problem('fieldMinimum'))
  .max(longestPassword, problem('fieldMaximum'))
  .matches(/\S/, problem('passwordNeeds'));

const confirmPassword = string()
  .required(problem('retypePassword'))
  .oneOf([ref('password')], problem('passwordsDiffer'));

const schemas: Record<AuthFormKind, Schema> = {
  email: object({ email }),
  password: object({ password }),
  'new-password': object({ password: newPassword, confirmPassword }),
  registration: object({ email, password: newPassword, confirmPassword }),
};

export type AuthFieldProblem = FieldProblem<AuthField, AuthProblem>;

/** Problems of a filled form: one per field, in the order of the screen. */
export function findAuthProblems(kind: AuthFormKind, values: AuthFields): AuthFieldProblem[] {
  const form = { schema: schemas[kind], fields: authFields, isProblem: isAuthProblem };
  return fieldProblems(form, values);
}
