/** Whether a caller accepts Brotli (RFC 9110, 12.5.3): it is named, and its weight is not zero. */
export function takesBrotli(acceptEncoding = ''): boolean {
  return acceptEncoding.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return name === 'br' && (weight === undefined || Number(weight.slice(2)) > 0);
  });
}
