/** The part of an account that its cart and orders carry along. */
export type AccountSummary = {
  id: string;
  email: string;
  name: string | null;
  /** Guests have none. An account with one shows its data only to sessions that are logged in. */
  hasPassword: boolean;
};

/** Addresses are compared without case and surrounding blanks; this is the form that is stored and unique. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

const maximumEmailLength = 254;

/**
 * Is this one address that mail can be sent to? Deliberately loose (something, one @, a host with a dot):
 * the proof is the mail that arrives. Blanks and control characters never pass.
 */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return (
    email.length <= maximumEmailLength &&
    /^[^\s@\p{C}]+@[^\s@.\p{C}]+(\.[^\s@.\p{C}]+)+$/u.test(email)
  );
}
