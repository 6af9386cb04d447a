import { paths } from '@/domain/pages/paths';
import type { Config } from '@/server/settings/config';
import { headScriptHash } from '@/server/http/head-script';
import type { BrowserCode, Sources } from '@/server/payments/browser-code';
import type { HttpRequest } from './exchange';
import { createIsSecure } from './client-address';

/** What has to be known of a request to say how browsers may use its answer. */
type Asked = Pick<HttpRequest, 'remoteAddress' | 'headers'> & {
  /** Without the query. */
  path: string;
  /** Hashes of the scripts that the framework writes into the page itself, as `sha256-…`. */
  inlineScripts: readonly string[];
};

type Headers = Readonly<Record<string, string>>;

export type AnswerHeaders = (asked: Asked) => Headers;

type HeaderSettings = Pick<
  Config,
  'frameOrigins' | 'tagManagerId' | 'vaultOrigin' | 'trustedProxies'
>;

const own = "'self'";

/** Nothing in it runs and nothing shows it in a frame: JSON, and whatever else is no page. */
const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/** A picture or a feed that is opened by itself may look as it is meant to, and do nothing. */
const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; sandbox";

/** How long browsers insist on https once they have seen it: two years. */
const strictTransport = 'max-age=63072000';

/** What the tag manager needs once a setting brings it in. */
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
 * Says for each answer how browsers may use it: what a page may load and run, who may frame it, which devices it may
 * ask for. Whatever an answer says for itself wins. The policy of a page holds until the document goes, over every
 * page that is reached within it: so what one page needs elsewhere (payments, the tag manager) stands in all of them,
 * and the microphone's page is always loaded as a document.
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
  return ({ path, inlineScripts, ...request }) => {
    const headers = kindHeaders(path) ?? pageHeadersOf(path, inlineScripts);
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

/** The card vault may have a host of its own; it knows no session, and its answers are read by a shop elsewhere. */
const vaultHeaders: Headers = { ...callHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Scripts, styles and data of the site itself, which nobody else has a use for. */
const siteFileHeaders: Headers = { ...callHeaders, 'Content-Security-Policy': filePolicy };

/** May be kept, and is asked for again each time: whether it still holds is quickly said, by its tag. */
const askAgain = { 'Cache-Control': 'no-cache' } as const;

/** Pictures stand in mails too, which people read on other sites. */
const sharedFileHeaders: Headers = {
  ...siteFileHeaders,
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const fileKinds = /\.(?:avif|gif|ico|jpe?g|png|svg|webp|woff2?|txt|xml|webmanifest)$/i;

/** Null for a page. */
function kindHeaders(path: string): Headers | null {
  if (/^\/api\/vault(?:\/|$)/.test(path)) return vaultHeaders;
  if (/^\/(?:api|functions|monitoring)(?:\/|$)/.test(path)) return callHeaders;
  // Anything else below it is not there, and the page that says so is one of ours.
  if (/^\/_next\/(?:static|image)(?:\/|$)/.test(path)) return siteFileHeaders;
  if (path.startsWith('/_next/data/')) return { ...siteFileHeaders, ...askAgain };
  if (path.startsWith('/_next/')) return null;
  return fileKinds.test(path) ? sharedFileHeaders : null;
}

/** Pages made to be shown inside another site. A missing page below /iframes/ has the whole navigation and is none. */
const framablePages: ReadonlySet<string> = new Set([paths.questionnaire]);

function createPageHeaders(settings: HeaderSettings, codes: readonly BrowserCode[]) {
  const sources = allSources(settings, codes);
  const permissions = permissionsFor(codes, 'microphone=()');
  const hearingPermissions = permissionsFor(codes, 'microphone=(self)');
  // Banks and wallets open windows that have to answer the page.
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
      'Permissions-Policy': path === paths.hearingTestTake ? hearingPermissions : permissions,
      'Cross-Origin-Opener-Policy': opener,
      'Cross-Origin-Resource-Policy': isFramable ? 'cross-origin' : 'same-origin',
      ...(!isFramable && { 'X-Frame-Options': 'DENY' }),
    };
  };
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
    // Sizes of pictures stand in style attributes, and dialogs and toasts bring style elements whose words vary.
    'style-src': [own, "'unsafe-inline'"],
    // blob: is a picture that its owner sent us, shown back to her.
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

function permissionsFor(codes: readonly BrowserCode[], microphone: string): string {
  const payment = codes.flatMap((code) => code.payment ?? []).map((origin) => `"${origin}"`);
  return [
    microphone,
    `payment=(${['self', ...payment].join(' ')})`,
    'camera=()',
    'geolocation=()',
    'display-capture=()',
    'usb=()',
    'serial=()',
    'hid=()',
    'midi=()',
  ].join(', ');
}
