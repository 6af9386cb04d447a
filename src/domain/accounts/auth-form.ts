import type { ErrorKey } from '../failures/error-catalogue';
import { isOneOf } from '../failures/form-problem';

/** The fields of register, login and password forms. Each form shows some of them. */
export type AuthFields = { email: string; password: string; confirmPassword: string };

export type AuthField = keyof AuthFields;

/** In the order of the screen. */
export const authFields: readonly AuthField[] = ['email', 'password', 'confirmPassword'];

export const emptyAuthFields: AuthFields = { email: '', password: '', confirmPassword: '' };

/**
 * What a form asks for. An existing password must only be present; a new one has to follow the rules. The form knows
 * nothing of the person, so an error never tells whether an account exists.
 */
export type AuthFormKind = 'email' | 'password' | 'new-password' | 'registration';

/** Everything that can be wrong with one of these fields, as keys of the error catalogue. */
const authProblems = [
  'enterEmail',
  'fieldEmail',
  'existEmail',
  'enterPassword',
  'retypePassword',
  'passwordsDiffer',
  'passwordTooCommon',
  'passwordNeeds',
  'fieldMinimum',
  'fieldMaximum',
  'login',
  'register',
] as const satisfies readonly ErrorKey[];

export type AuthProblem = (typeof authProblems)[number];

export const isAuthProblem = isOneOf(authProblems);
