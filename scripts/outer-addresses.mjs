/**
 * The address inside Next of what a browser asked for. Two things answer beside the API's own addresses: functions,
 * which swell-js calls beside `/api`, and the place where browsers report errors (spec 9). A proxy may ask with the host
 * in front (RFC 9112, 3.2.2), which Next would take for a way to another one and send people there. A page whose address
 * nobody can decode is one that is not there: Next would show its own page, without a word of ours. (Calls of the API are
 * refused in their own form before: unreadable-request.mjs.)
 */
export function innerAddress(url) {
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/*[^/?]*(?=([/?])?)/i, (_, next) =>
    next === '/' ? '' : '/',
  );
  const isOuter = /^\/functions\/|^\/monitoring\/?(\?|$)/.test(path);
  if (isOuter) return `/api${path}`;
  return path.startsWith('/api/') || isReadable(path) ? path : '/404';
}

function isReadable(url) {
  try {
    decodeURIComponent(url.split('?', 1)[0]);
    return true;
  } catch {
    return false;
  }
}
