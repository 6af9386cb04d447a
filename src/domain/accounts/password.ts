/** Our forms ask for 6 characters (spec 5, "schema-based forms"); the Store API itself accepts 5. */
export const shortestPassword = 6;

/** From here on a password is long enough to be called good, unless it is one that everybody tries first. */
const recommendedPasswordLength = 8;

/** The Store API's limit (contract 4). */
export const longestPassword = 1000;

/** What guessing starts with. Compared without case, digits and signs at the end. */
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
 * Would this password, long enough for our forms, be guessed early? Advice only: a weak password is accepted.
 * It is weak when shorter than recommended, made of very few different characters, a run of the keyboard's digits,
 * a common word, or the name part of its own e-mail address.
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
