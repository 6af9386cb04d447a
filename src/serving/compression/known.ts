/**
 * Whether a caller has this version already (RFC 9110, 13.1.2). Tags are compared weakly: the same words in another
 * coding are the same words.
 */
export function isKnown(ifNoneMatch = '', tag: string): boolean {
  const bare = (each: string) => each.trim().replace(/^W\//, '');
  const known = ifNoneMatch.split(',').map(bare);
  return known.includes(bare(tag)) || known.includes('*');
}
