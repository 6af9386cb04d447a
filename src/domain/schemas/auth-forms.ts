import { object, ref, string, ValidationError, type Schema } from 'yup';
import { isEmail } from '../account';
import {
  authFields,
  isAuthProblem,
  type AuthField,
  type AuthFields,
  type AuthFormKind,
  type AuthProblem,
} from '../auth-form';
import { longestPassword, shortestPassword } from '../password';

/** Messages are keys of the error catalogue; the form finds the words. */
function problem(key: AuthProblem): AuthProblem {
  return key;
}

const email = string()
  .trim()
  .required(problem('enterEmail'))
  .test('email', problem('fieldEmail'), (text = '') => isEmail(text));

const password = string().required(problem('enterPassword'));

/** Nothing is trimmed: blanks at the ends belong to the password, and other ways to log in keep them too. */
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

export type AuthFieldProblem = { field: AuthField; problem: AuthProblem };

/** What is wrong with a filled form: one problem a field, in the order of the screen. */
export function findAuthProblems(kind: AuthFormKind, values: AuthFields): AuthFieldProblem[] {
  const found = validationErrors(schemas[kind], values);
  return authFields.flatMap((field) => {
    const message = found.find((error) => error.path === field)?.message;
    return isAuthProblem(message) ? [{ field, problem: message }] : [];
  });
}

function validationErrors(schema: Schema, values: AuthFields): readonly ValidationError[] {
  try {
    schema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.inner;
    throw error;
  }
}
