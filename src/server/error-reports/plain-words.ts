/**
 * What stands in the messages of errors and may be somebody's own: addresses' queries, e-mails, ids and keys, numbers
 * to call or to pay with, and whatever is quoted, such as the beginning of a body that was no JSON.
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

/** The words of an error without anything that could be about a person. */
export function plainWords(text: string): string {
  return personal.reduce((words, [pattern, stand]) => words.replace(pattern, stand), text);
}

/** An address without query and hash, which hold keys, searches and e-mails. */
export function plainAddress(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
