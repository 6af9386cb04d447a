/** Whether a caller takes answers in Brotli (RFC 9110, 12.5.3): it is named, and not with a weight of zero. */
export function takesBrotli(acceptEncoding = ''): boolean {
  return acceptEncoding.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return name === 'br' && (weight === undefined || Number(weight.slice(2)) > 0);
  });
}
