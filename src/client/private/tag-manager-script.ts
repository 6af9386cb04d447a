/** Marks the script element of the tag manager. */
const selector = 'script[data-tag-manager]';

/** Was the foreign script loaded into this document? It stays until the document goes. */
export function isTagManagerHere(): boolean {
  return document.querySelector(selector) !== null;
}
