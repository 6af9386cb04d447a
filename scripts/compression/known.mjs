/**
 * Does a caller have this version already (RFC 9110, 13.1.2)? Compared weakly: the same words in another coding are the
 * same words.
 *
 * @param {string | undefined} ifNoneMatch
 * @param {string} tag
 */
export function isKnown(ifNoneMatch = '', tag) {
  const bare = (each) => each.trim().replace(/^W\//, '');
  const known = ifNoneMatch.split(',').map(bare);
  return known.includes(bare(tag)) || known.includes('*');
}
