/** Marks the script element of the tag manager. */
const selector = 'script[data-tag-manager]';

/** Whether the tag manager was loaded into this document. It stays until the document is unloaded. */
export function isTagManagerHere(): boolean {
  return document.querySelector(selector) !== null;
}
