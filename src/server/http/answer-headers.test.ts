import { readConfig } from '@/server/settings/config';
import { headScriptHash } from '@/server/http/head-script';
import type { BrowserCode } from '@/server/payments/browser-code';
import { createAnswerHeaders } from './answer-headers';

const provider: BrowserCode = {
  sources: {
    'script-src': ['https://js.provider.example'],
    'connect-src': ['https://api.provider.example'],
    'frame-src': ['https://bank.provider.example'],
    'form-action': ['https://pay.provider.example'],
  },
  payment: ['https://js.provider.example'],
  isUsedBy: () => true,
};

type Request = {
  remoteAddress?: string;
  headers?: Record<string, string>;
  scripts?: string[];
  codes?: readonly BrowserCode[];
};

function headersOf(path: string, env: Record<string, string> = {}, request: Request = {}) {
  const { remoteAddress = '192.0.2.1', headers = {}, scripts = [], codes = [] } = request;
  const answerHeaders = createAnswerHeaders(readConfig(env), () => codes);
  return answerHeaders({ path, locale: 'en-US', remoteAddress, headers, inlineScripts: scripts });
}

function policyOf(path: string, env?: Record<string, string>, request?: Request) {
  const text = headersOf(path, env, request)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('a page runs what comes from us and the scripts it names, and nothing else', () => {
  expect(policyOf('/shop', {}, { scripts: ['sha256-a='] })).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", `'${headScriptHash}'`, "'sha256-a='"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
});

test('only a setting brings other sites in, on every page, for a policy outlives the way to the next one', () => {
  const policy = policyOf(
    '/shop',
    {
      NEXT_PUBLIC_TAG_MANAGER_ID: 'GTM-AB12CD3',
      NEXT_PUBLIC_SWELL_VAULT_URL: 'https://vault.example/api/vault',
    },
    { codes: [provider, provider] },
  );
  expect(policy['script-src']).toEqual([
    "'self'",
    'https://js.provider.example',
    'https://www.googletagmanager.com',
    `'${headScriptHash}'`,
  ]);
  expect(policy['connect-src']).toEqual(
    expect.arrayContaining(['https://api.provider.example', 'https://vault.example']),
  );
  expect(policy['frame-src']).toEqual(["'self'", 'https://bank.provider.example']);
  expect(policy['form-action']).toEqual(["'self'", 'https://pay.provider.example']);
  const headers = headersOf('/checkout', {}, { codes: [provider] });
  expect(headers['Permissions-Policy']).toContain('payment=(self "https://js.provider.example")');
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
});

test('a hosted store has its vault elsewhere', () => {
  const swell = { SWELL_STORE_ID: 's', SWELL_PUBLIC_KEY: 'pk', SWELL_SECRET_KEY: 'sk' };
  expect(policyOf('/checkout', swell)['connect-src']).toEqual([
    "'self'",
    'https://vault.schema.io',
  ]);
});

test('the code of a provider is let in for as long as it takes payments', () => {
  let codes: readonly BrowserCode[] = [provider];
  const answerHeaders = createAnswerHeaders(readConfig({}), () => codes);
  const headers = () =>
    answerHeaders({
      path: '/checkout',
      locale: 'en-US',
      remoteAddress: '',
      headers: {},
      inlineScripts: [],
    });
  expect(headers()['Content-Security-Policy']).toContain('provider.example');
  codes = [];
  expect(headers()['Content-Security-Policy']).not.toContain('provider.example');
  expect(headers()['Permissions-Policy']).toContain('payment=(self),');
  expect(headers()['Cross-Origin-Opener-Policy']).toBe('same-origin');
});

test('only the pages made for it may be framed, by us and by the sites of the setting', () => {
  const env = { FRAME_ORIGINS: 'https://clinic.example' };
  expect(policyOf('/iframes/questionnaire', env)['frame-ancestors']).toEqual([
    "'self'",
    'https://clinic.example',
  ]);
  expect(headersOf('/iframes/questionnaire', env)).not.toHaveProperty('X-Frame-Options');
  for (const path of [
    '/',
    '/checkout',
    '/iframes',
    '/iframes/x',
    '/iframes/questionnaire/x',
    '/api/cart',
    '/_next/static/a.js',
    '/a.svg',
  ]) {
    expect(policyOf(path, env)['frame-ancestors']).toEqual(["'none'"]);
    expect(headersOf(path, env)['X-Frame-Options']).toBe('DENY');
  }
});

test('the microphone is for the hearing test alone', () => {
  const microphone = (path: string) => headersOf(path)['Permissions-Policy']?.split(', ')[0];
  expect(microphone('/hearing-test/take')).toBe('microphone=(self)');
  for (const path of ['/', '/hearing-test', '/checkout', '/iframes/questionnaire']) {
    expect(microphone(path)).toBe('microphone=()');
  }
});

test('the camera is for our staff, who scan serial numbers', () => {
  const camera = (path: string) =>
    headersOf(path)
      ['Permissions-Policy']?.split(', ')
      .find((one) => one.startsWith('camera'));
  for (const path of ['/admin', '/admin/order']) expect(camera(path)).toBe('camera=(self)');
  for (const path of ['/', '/administration', '/hearing-test/take', '/account/aids']) {
    expect(camera(path)).toBe('camera=()');
  }
});

test('answers that are no pages do nothing; only pictures may be shown by others', () => {
  for (const path of ['/api/cart', '/functions/a/b', '/monitoring']) {
    expect(headersOf(path)).toMatchObject({
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  }
  expect(headersOf('/api/vault/tokens')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(policyOf('/favicon.svg')).toMatchObject({ 'default-src': ["'none'"], sandbox: [] });
  expect(headersOf('/pictures/a.webp')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(headersOf('/_next/static/a.js')['Cross-Origin-Resource-Policy']).toBe('same-origin');
});

test('the page that says that nothing is there may look like one, below the site’s own files too', () => {
  expect(policyOf('/_next/no-such-file')['style-src']).toContain("'self'");
});

test('https is insisted on where a proxy of our own says that it was used', () => {
  const env = { TRUSTED_PROXIES: '10.0.0.0/8' };
  const strict = (remoteAddress: string, proto: string, settings = env) =>
    headersOf('/', settings, { remoteAddress, headers: { 'x-forwarded-proto': proto } })[
      'Strict-Transport-Security'
    ];
  expect(strict('10.0.0.1', 'https')).toBe('max-age=63072000');
  expect(strict('10.0.0.1', 'http, https')).toBe('max-age=63072000');
  expect(strict('10.0.0.1', 'https, http')).toBeUndefined();
  expect(strict('192.0.2.1', 'https')).toBeUndefined();
});

test('pages and their data are asked for again; hashed files and answers of the API say it themselves', () => {
  for (const path of ['/', '/product/charge-go', '/_next/data/build/shop.json']) {
    expect({ path, ...headersOf(path) }).toMatchObject({ path, 'Cache-Control': 'no-cache' });
  }
  for (const path of ['/_next/static/chunks/a.js', '/_next/image', '/api/cart', '/icon.png']) {
    expect(headersOf(path)['Cache-Control']).toBeUndefined();
  }
});
