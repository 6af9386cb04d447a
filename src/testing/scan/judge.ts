import { evilHost, mark } from './payloads';
import type { ScanAnswer, ScanRequest } from './scan-request';

/** Internal details of the shop: no answer may contain one. */
const inside = [
  /root:x?:0:0:/,
  /"name": ?"boreal-hearing"/,
  /"encryption": ?"[0-9a-f]{64}"/,
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
  /ref: refs\/heads\//,
  /\n\s+at .+:\d+:\d+/,
  /node_modules\//,
  /syntax error at or near|unterminated quoted string|relation ".*" does not exist/i,
  /PostgreSQL \d/,
];

/** Texts of `payloads.ts` in a form that a browser would run. */
const live = [
  `<img src=x onerror=${mark}`,
  `<imgsrc=xonerror=${mark}`,
  `<script>${mark}`,
  `<svg/onload=${mark}`,
];

/** Content types that a browser does not render as markup; JSON is one because of `nosniff`. */
const isInert = (type: string) =>
  /^(?:application\/(?:json|pdf|javascript)|text\/(?:plain|csv)|image\/(?!svg))/.test(type);

/** What an answer discloses or allows that it must not; null when nothing. */
export function faultOfScan(
  sent: ScanRequest,
  { status, headers, text }: ScanAnswer,
): string | null {
  if (status >= 500) return `status ${status}`;
  const type = String(headers['content-type'] ?? '');
  const told = inside.find((pattern) => pattern.test(text));
  if (told) return `tells about its inside: ${told.source}`;
  if (!isInert(type)) {
    const shown = live.find((part) => text.includes(part));
    if (shown) return `markup comes back: ${shown}`;
    if (/\b(?:href|src|action)=["']?javascript:/i.test(text)) return 'a link that runs a script';
    if (/\b1337scan1337\b/.test(text)) return 'a template counted';
    if (pointsOff(text)) return 'markup that leads to another host';
  }
  return headerFault(sent, status, headers, text);
}

/** Whether an attribute links to that host; its name as plain text does no harm. */
function pointsOff(text: string): boolean {
  return new RegExp(`\\b(?:href|src|action|content)=["'](?:https?:)?[\\\\/]{0,3}${evilHost}`).test(
    text,
  );
}

function headerFault(
  { method, path }: ScanRequest,
  status: number,
  headers: ScanAnswer['headers'],
  text: string,
): string | null {
  if (headers[`x-${mark}`] !== undefined) return 'a header of the sender’s';
  if (JSON.stringify(headers['set-cookie'] ?? '').includes(mark)) return 'a cookie of the sender’s';
  const readers = headers['access-control-allow-origin'];
  // The vault has no sessions, so everybody gets the same from it.
  const isVault = path.startsWith('/api/vault') && readers === '*';
  if (readers !== undefined && !isVault) return 'other origins may read it';
  if (headers['access-control-allow-credentials'] !== undefined) return 'with a session';
  if (headers['x-powered-by'] !== undefined || headers.server !== undefined)
    return 'it says what it is made with';
  if (method === 'TRACE' && text.includes('TRACE /')) return 'TRACE answers';
  const way = headers.location;
  if (way !== undefined && !isOwn(way)) return `leads to ${way}`;
  // Node itself answers requests that it cannot parse, without our headers.
  if (text !== '' && headers['x-content-type-options'] !== 'nosniff') return 'no nosniff';
  const policy = String(headers['content-security-policy'] ?? '');
  if (
    /^text\/html/.test(String(headers['content-type'])) &&
    !/script-src|default-src 'none'/.test(policy)
  ) {
    return `a page without a policy (${status})`;
  }
  return null;
}

/** Whether a redirect stays in the shop; parsed as a browser does, which reads a backslash as a slash. */
function isOwn(location: string): boolean {
  if (!URL.canParse(location, 'http://shop.invalid')) return false;
  const { host } = new URL(location, 'http://shop.invalid');
  return host === 'shop.invalid' || /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(host);
}
