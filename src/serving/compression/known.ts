/**
 * Whether the caller already has this version (RFC 9110, 13.1.2). Tags are compared weakly, because the same content in
 * another coding counts as the same.
 */
export function isKnown(ifNoneMatch = '', tag: string): boolean {
  const bare = (each: string) => each.trim().replace(/^W\//, '');
  const known = ifNoneMatch.split(',').map(bare);
  return known.includes(bare(tag)) || known.includes('*');
}
