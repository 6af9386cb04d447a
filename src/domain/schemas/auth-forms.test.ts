import { emptyAuthFields, type AuthFields, type AuthFormKind } from '../accounts/auth-form';
import { findAuthProblems } from './auth-forms';

const good: AuthFields = {
  email: ' Margaret@example.ca ',
  password: 'snowshoes',
  confirmPassword: 'snowshoes',
};

function problems(kind: AuthFormKind, change: Partial<AuthFields> = {}) {
  const found = findAuthProblems(kind, { ...good, ...change });
  return Object.fromEntries(found.map(({ field, problem }) => [field, problem]));
}

const kinds: AuthFormKind[] = ['email', 'password', 'new-password', 'registration'];

test.each(kinds)('a filled form of kind %s is right', (kind) => {
  expect(problems(kind)).toEqual({});
});

test('an empty form asks for each of its fields, in order', () => {
  expect(findAuthProblems('registration', emptyAuthFields)).toEqual([
    { field: 'email', problem: 'enterEmail' },
    { field: 'password', problem: 'enterPassword' },
    { field: 'confirmPassword', problem: 'retypePassword' },
  ]);
});

test.each([
  ['registration', { email: 'margaret' }, { email: 'fieldEmail' }],
  ['email', { email: '   ' }, { email: 'enterEmail' }],
  ['registration', { password: '12345', confirmPassword: '12345' }, { password: 'fieldMinimum' }],
  ['new-password', { confirmPassword: 'Snowshoes' }, { confirmPassword: 'passwordsDiffer' }],
  ['new-password', { confirmPassword: 'snowshoes ' }, { confirmPassword: 'passwordsDiffer' }],
  [
    'new-password',
    { password: '        ', confirmPassword: '        ' },
    { password: 'passwordNeeds' },
  ],
  [
    'new-password',
    { password: 'a'.repeat(1001), confirmPassword: 'a'.repeat(1001) },
    { password: 'fieldMaximum' },
  ],
  // A password that was chosen under other rules must still log in.
  ['password', { password: '12345' }, {}],
] as const)('%s with %j', (kind, change, expected) => {
  expect(problems(kind, change)).toEqual(expected);
});
