/** The personal details a customer can change; an empty text where nothing was given. */
export type ProfileFields = { firstName: string; lastName: string; phone: string };

export type ProfileField = keyof ProfileFields;

/** In the order of the screen. */
export const profileFields: readonly ProfileField[] = ['firstName', 'lastName', 'phone'];

/** Everything that can be wrong; the sentences are in the messages under the same keys. */
export type ProfileProblem = 'tooLong' | 'phoneInvalid';

export function isProfileProblem(value: unknown): value is ProfileProblem {
  return value === 'tooLong' || value === 'phoneInvalid';
}
