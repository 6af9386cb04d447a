import { staffPaths } from '@/domain/staff/staff-paths';
import { paths } from '@/domain/pages/paths';
import type { Config } from '@/server/settings/config';
import { defaultLocale, type Locale } from '@/domain/words/locale';
import { addressScriptHash } from '@/server/http/address-script';
import { headScriptHash } from '@/server/http/head-script';
import type { BrowserCode, Sources } from '@/server/payments/browser-code';
import type { HttpRequest } from './exchange';
import { createIsSecure } from './client-address';

/** The parts of a request that decide how browsers may use its answer. */
type Asked = Pick<HttpRequest, 'remoteAddress' | 'headers'> & {
  /** The page's path, without the query. */
  path: string;
  locale: Locale;
  /** Hashes of the framework's inline scripts in the page, as `sha256-…`. */
  inlineScripts: readonly string[];
};

type Headers = Readonly<Record<string, string>>;

export type AnswerHeaders = (asked: Asked) => Headers;

type HeaderSettings = Pick<
  Config,
  'frameOrigins' | 'tagManagerId' | 'vaultOrigin' | 'trustedProxies'
>;

const own = "'self'";

/** For JSON and anything else that is not a page: nothing runs, and nothing shows it in a frame. */
const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/** A picture or a feed opened by itself keeps its styles but cannot do anything. */
const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; sandbox";

/** How long browsers insist on https once they have seen it: two years. */
const strictTransport = 'max-age=63072000';

/** Extra sources for the tag manager, when it is configured. */
const tagManagerSources: Sources = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

/**
 * Sets for each answer how browsers may use it: what a page may load and run, who may frame it, which devices it may
 * ask for. Headers that an answer sets itself take precedence. A page's policy lasts as long as the document, across
 * all pages reached within it. So the sources that one page needs (payments, the tag manager) are in the policy of
 * every page, and the microphone's page is always loaded as a document.
 *
 * @param usedCodes code of the providers that take payments now; a hosted store may change them at any time
 */
export function createAnswerHeaders(
  settings: HeaderSettings,
  usedCodes: () => readonly BrowserCode[],
): AnswerHeaders {
  let latest = { codes: usedCodes(), headersOf: createPageHeaders(settings, usedCodes()) };
  const pageHeadersOf: typeof latest.headersOf = (...page) => {
    const codes = usedCodes();
    if (codes !== latest.codes) latest = { codes, headersOf: createPageHeaders(settings, codes) };
    return latest.headersOf(...page);
  };
  const isSecure = createIsSecure(settings.trustedProxies);
  return ({ path, locale, inlineScripts, ...request }) => {
    const scripts =
      locale === defaultLocale ? inlineScripts : [addressScriptHash, ...inlineScripts];
    const headers = kindHeaders(path) ?? pageHeadersOf(path, scripts);
    return isSecure(request)
      ? { ...headers, 'Strict-Transport-Security': strictTransport }
      : headers;
  };
}

const common = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

const callHeaders: Headers = {
  ...common,
  'Content-Security-Policy': inertPolicy,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** The card vault may have a host of its own; it has no session, and a shop on another origin reads its answers. */
const vaultHeaders: Headers = { ...callHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Scripts, styles and data of the site itself, which other sites have no use for. */
const siteFileHeaders: Headers = { ...callHeaders, 'Content-Security-Policy': filePolicy };

/** May be cached, and is revalidated each time: by its tag, that is quick. */
const askAgain = { 'Cache-Control': 'no-cache' } as const;

/** Pictures are used in mails too, which people read on other sites. */
const sharedFileHeaders: Headers = {
  ...siteFileHeaders,
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const fileKinds = /\.(?:avif|gif|ico|jpe?g|png|svg|webp|woff2?|txt|xml|webmanifest)$/i;

/** Null for a page. */
function kindHeaders(path: string): Headers | null {
  if (/^\/api\/vault(?:\/|$)/.test(path)) return vaultHeaders;
  if (/^\/(?:api|functions|monitoring)(?:\/|$)/.test(path)) return callHeaders;
  // Any other path below it does not exist, and its error page is one of ours.
  if (/^\/_next\/(?:static|image)(?:\/|$)/.test(path)) return siteFileHeaders;
  if (path.startsWith('/_next/data/')) return { ...siteFileHeaders, ...askAgain };
  if (path.startsWith('/_next/')) return null;
  return fileKinds.test(path) ? sharedFileHeaders : null;
}

/**
 * Pages made to be framed by other sites. A missing page below /iframes/ has the full navigation and is not one of
 * them.
 */
const framablePages: ReadonlySet<string> = new Set([paths.questionnaire]);

function createPageHeaders(settings: HeaderSettings, codes: readonly BrowserCode[]) {
  const sources = allSources(settings, codes);
  const permissions = permissionsFor(codes, {});
  const hearingPermissions = permissionsFor(codes, { microphone: 'self' });
  const staffPermissions = permissionsFor(codes, { camera: 'self' });
  const permissionsOf = (path: string) => {
    if (path === paths.hearingTestTake) return hearingPermissions;
    return isStaffPage(path) ? staffPermissions : permissions;
  };
  // Banks and wallets open windows that have to send their result to the page.
  const opener = codes.length > 0 ? 'same-origin-allow-popups' : 'same-origin';
  return (path: string, inlineScripts: readonly string[]): Headers => {
    const isFramable = framablePages.has(path);
    const policy = policyText({
      ...sources,
      'script-src': [
        ...(sources['script-src'] ?? []),
        ...[headScriptHash, ...inlineScripts].map((hash) => `'${hash}'`),
      ],
      'frame-ancestors': isFramable ? [own, ...settings.frameOrigins] : [],
    });
    return {
      ...common,
      ...askAgain,
      'Content-Security-Policy': policy,
      'Permissions-Policy': permissionsOf(path),
      'Cross-Origin-Opener-Policy': opener,
      'Cross-Origin-Resource-Policy': isFramable ? 'cross-origin' : 'same-origin',
      ...(!isFramable && { 'X-Frame-Options': 'DENY' }),
    };
  };
}

/** Staff scan serial numbers with the camera. Their pages are reached within one document. */
function isStaffPage(path: string): boolean {
  return path === staffPaths.admin || path.startsWith(`${staffPaths.admin}/`);
}

/** By directive; an empty list allows nothing. */
function allSources(
  { tagManagerId, vaultOrigin }: HeaderSettings,
  codes: readonly BrowserCode[],
): Sources {
  const added: readonly Sources[] = [
    ...codes.map(({ sources }) => sources),
    ...(tagManagerId === null ? [] : [tagManagerSources]),
    ...(vaultOrigin === null ? [] : [{ 'connect-src': [vaultOrigin] }]),
  ];
  const ours: Sources = {
    'default-src': [own],
    'script-src': [own],
    // Picture sizes are in style attributes, and dialogs and toasts add style elements whose text varies.
    'style-src': [own, "'unsafe-inline'"],
    // blob: is an uploaded picture, shown back to its owner.
    'img-src': [own, 'data:', 'blob:'],
    'connect-src': [own],
    'frame-src': [own],
    'worker-src': [],
    'object-src': [],
    'base-uri': [],
    'form-action': [own],
  };
  return Object.fromEntries(
    Object.entries(ours).map(([directive, list]) => [
      directive,
      [...new Set([...list, ...added.flatMap((sources) => sources[directive] ?? [])])],
    ]),
  );
}

function policyText(policy: Sources): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ') || "'none'"}`)
    .join('; ');
}

function permissionsFor(
  codes: readonly BrowserCode[],
  { microphone = '', camera = '' }: { microphone?: 'self' | ''; camera?: 'self' | '' },
): string {
  const payment = codes.flatMap((code) => code.payment ?? []).map((origin) => `"${origin}"`);
  return [
    `microphone=(${microphone})`,
    `payment=(${['self', ...payment].join(' ')})`,
    `camera=(${camera})`,
    'geolocation=()',
    'display-capture=()',
    'usb=()',
    'serial=()',
    'hid=()',
    'midi=()',
  ].join(', ');
}
