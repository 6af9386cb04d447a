import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { resolverBy } from '@/components/forms/resolver-by';
import {
  authFields,
  emptyAuthFields,
  isAuthProblem,
  type AuthField,
  type AuthFields,
  type AuthFormKind,
  type AuthProblem,
} from '@/domain/accounts/auth-form';

/** The rules are loaded when a form is first touched. */
export const loadAuthRules = () => import('@/domain/schemas/auth-forms');

const resolverFor = (kind: AuthFormKind) =>
  resolverBy<AuthFields>(async (values) => (await loadAuthRules()).findAuthProblems(kind, values));

const resolvers: Record<AuthFormKind, Resolver<AuthFields>> = {
  email: resolverFor('email'),
  password: resolverFor('password'),
  'new-password': resolverFor('new-password'),
  registration: resolverFor('registration'),
};

export type AuthForm = UseFormReturn<AuthFields>;

/**
 * A form of the login pages. Nothing is marked before the first submit; then a message disappears as soon as its field
 * is right.
 */
export function useAuthForm(kind: AuthFormKind, start: Partial<AuthFields> = {}): AuthForm {
  return useForm<AuthFields>({
    defaultValues: { ...emptyAuthFields, ...start },
    resolver: resolvers[kind],
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The error summary takes the focus.
    shouldFocusError: false,
  });
}

/** Field ids that no other form of the shop uses. */
export function authFieldId(field: AuthField): string {
  return `auth-${field}`;
}

/** The problem of one field; null when there is none. */
export function authProblemOf({ formState }: AuthForm, field: AuthField): AuthProblem | null {
  const message = formState.errors[field]?.message;
  return isAuthProblem(message) ? message : null;
}

/** The fields that broke a rule of the form, in order. Errors from the server are shown only at their field. */
export function brokenRules(form: AuthForm): { field: AuthField; problem: AuthProblem }[] {
  return authFields.flatMap((field) => {
    const problem = authProblemOf(form, field);
    return problem && form.formState.errors[field]?.type === 'rule' ? [{ field, problem }] : [];
  });
}

/** Marks and focuses a field that our check accepted and the server refused. */
export function refuseField(form: AuthForm, field: AuthField, problem: AuthProblem): void {
  form.setError(field, { type: 'server', message: problem });
  document.getElementById(authFieldId(field))?.focus();
}
