/** Our forms ask for 6 characters (spec 5, "schema-based forms"); the Store API itself accepts 5. */
export const shortestPassword = 6;

/** From this length a password counts as good, unless it is a common one. */
const recommendedPasswordLength = 8;

/** The Store API's limit (contract 4). */
export const longestPassword = 1000;

/** The first words that an attacker tries. Compared without case and without trailing digits and signs. */
const tiredWords = new Set([
  'password',
  'passwort',
  'motdepasse',
  'welcome',
  'bonjour',
  'qwerty',
  'azerty',
  'iloveyou',
  'letmein',
  'admin',
  'login',
  'canada',
  'hockey',
  'hearing',
  'boreal',
]);

/**
 * Whether a password that is long enough for our forms is still easy to guess. Advice only: a weak password is
 * accepted.
 */
export function isWeakPassword(password: string, email = ''): boolean {
  const plain = password.toLowerCase();
  const word = plain.replace(/[^\p{L}]+$/u, '');
  const [owner = ''] = email.trim().toLowerCase().split('@');
  return (
    [...password].length < recommendedPasswordLength ||
    new Set(plain).size < 4 ||
    '01234567890123456789'.includes(plain) ||
    '98765432109876543210'.includes(plain) ||
    tiredWords.has(word) ||
    (owner.length > 2 && word === owner)
  );
}
