/**
 * Parts of error messages that may be personal: URL queries, e-mails, ids and keys, phone and card numbers, and
 * anything quoted, such as the beginning of a body that was not JSON.
 */
const personal: readonly (readonly [RegExp, string])[] = [
  // The values of a failed query.
  [/\bparams:[\s\S]*$/i, 'params: [hidden]'],
  [/"[^"]*"?/g, '"…"'],
  [/(\/[^\s'"?#]*)[?#][^\s'")]+/g, '$1'],
  [/[^\s@'"<>(),:;/]+@[^\s@'"<>(),:;/]+/g, '[email]'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}/gi, '[id]'],
  [/\+?\d(?:[ ().-]{0,2}\d){6,}/g, '[number]'],
];

/** An error's text without anything that could be about a person. */
export function plainWords(text: string): string {
  return personal.reduce((words, [pattern, stand]) => words.replace(pattern, stand), text);
}

/** A URL without query and hash, which may contain keys, searches and e-mails. */
export function plainAddress(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
