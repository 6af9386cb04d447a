/**
 * Does a caller take answers in Brotli (RFC 9110, 12.5.3)? Named, and not with a weight of zero.
 *
 * @param {string | undefined} acceptEncoding
 */
export function takesBrotli(acceptEncoding = '') {
  return acceptEncoding.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return name === 'br' && (weight === undefined || Number(weight.slice(2)) > 0);
  });
}
