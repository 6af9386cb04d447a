/**
 * Translates the address that a browser requested into Next's address.
 *
 * - `/functions/…`, which swell-js calls beside `/api`, and `/monitoring`, where browsers report errors (spec 9), are
 *   below `/api`.
 * - A proxy may put the host in front (RFC 9112, 3.2.2). Next would take that for another site and redirect there.
 * - A page address that cannot be decoded becomes our 404 page; Next would show its own. API calls with such an
 *   address never get this far (unreadable-request.ts).
 */
export function innerAddress(url: string): string {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/*[^/?]*(?=([/?])?)/i, (_, next) =>
    next === '/' ? '' : '/',
  );
  const isOuter = /^\/functions\/|^\/monitoring\/?(\?|$)/.test(path);
  if (isOuter) return `/api${path}`;
  return path.startsWith('/api/') || isDecodable(path) ? path : '/404';
}

/** Whether the path, without its query, is valid percent-encoding. */
export function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(pathOf(url));
    return true;
  } catch {
    return false;
  }
}

/** The address without its query. */
export function pathOf(url = '/'): string {
  return url.split('?', 1)[0] ?? '';
}
