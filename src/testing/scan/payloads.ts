/** Part of everything that is sent: an answer that shows it in the wrong place has repeated a stranger's text. */
export const mark = 'scan1337';

/** A host that does not exist: a link to it leaves the shop. */
export const evilHost = 'evil.scan1337.example';

/** Texts that become markup, script or a template if they are not escaped. */
export const markup = [
  `"'><img src=x onerror=${mark}>`,
  `</script><script>${mark}()</script>`,
  `<svg/onload=${mark}>`,
  `javascript:${mark}()`,
  `\${7*191}{{7*191}}<%=7*191%>#{7*191}${mark}`,
];

/** Line ends in all encodings: the text after them must not become a header. */
export const lineEnds = [
  '%0d%0a',
  '%0a',
  '%0d',
  '%E5%98%8A%E5%98%8D',
  '%u000a',
  '%c4%8d%c4%8a',
].map((end) => `x${end}X-${mark}:%201${end}Set-Cookie:%20${mark}=1`);

/** Paths that climb out of a folder. */
export const waysUp = [
  '../../../../../../etc/passwd',
  '..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '..%252f..%252f..%252f..%252fetc%252fpasswd',
  '..%5c..%5c..%5c..%5cetc%5cpasswd',
  '....//....//....//....//etc/passwd',
  '..;/..;/..;/package.json',
  '..%2fpackage.json',
  '..%2f..%2fpackage.json',
  '..%2f.data%2fsecrets.json',
  '%2fetc%2fpasswd%00.png',
  'file:%2f%2f%2fetc%2fpasswd',
];

/** Files that are in the shop's folder, or are often left in one. */
export const buriedFiles = [
  ...['.env', '.env.example', '.git/HEAD', '.git/config', '.npmrc', 'package.json'],
  ...[
    'package-lock.json',
    'next.config.js',
    'tsconfig.json',
    'drizzle.config.ts',
    '.data/secrets.json',
  ],
  ...[
    '.data/db/PG_VERSION',
    '.next/BUILD_ID',
    '.next/build-manifest.json',
    'src/server/settings/config.ts',
  ],
  ...[
    'scripts/serve.mjs',
    'drizzle/meta/_journal.json',
    'server-status',
    'phpinfo.php',
    'wp-login.php',
  ],
  ...['backup.zip', 'dump.sql', 'id_rsa', '.DS_Store', 'actuator/env', 'graphql', 'debug/pprof'],
  ...[
    '_next/server/pages-manifest.json',
    '_next/../package.json',
    '_next/static/../../package.json',
  ],
  ...[
    '_next/static/%2e%2e/%2e%2e/package.json',
    '_next/static/..%2f..%2fserver%2fpages-manifest.json',
  ],
  ...[
    'pictures/../../package.json',
    'pictures/..%2f..%2fpackage.json',
    'share/..%2f..%2f.env.example',
  ],
  ...['_next/data/../../package.json', '_next/image/../../package.json', '%2e%2e/package.json'],
];

/** Links to another host, as a path or as the value of a parameter. */
export const waysOff = [
  `//${evilHost}`,
  `/\\${evilHost}`,
  `/%2f${evilHost}`,
  `/%5c${evilHost}`,
  `//${evilHost}/%2e%2e`,
  `///${evilHost}`,
  `https://${evilHost}`,
  `https:${evilHost}`,
  `//${evilHost}@localhost`,
  `/.${evilHost}`,
];

/** Parameters that some page reads, or that often mislead servers. */
export const parameters = [
  ...['q', 'page', 'order', 'id', 'code', 'key', 'token', 'email', 'name', 'next', 'ended', 'day'],
  ...[
    'flow_email',
    'flow_name',
    'tech',
    'ears',
    'color',
    'plan',
    'intent',
    'confirm',
    'checkout_id',
  ],
  ...[
    'return',
    'return_url',
    'redirect',
    'redirect_uri',
    'url',
    'to',
    'callback',
    'reset_url',
    'file',
  ],
  ...[
    'path',
    'lang',
    'locale',
    'currency',
    'slug',
    'setup_intent_client_secret',
    '$jsonp[callback]',
  ],
];

/** Quotes and SQL: a server that runs it does not answer in time. */
export const sql = [
  `'`,
  `' or '1'='1`,
  `'; select pg_sleep(25); --${mark}`,
  `1) union select null,version()--`,
  `\\'; --`,
];

/** Shell commands: a server that runs one answers later than the scan waits. */
export const shell = [
  ';sleep 25;',
  '$(sleep 25)',
  '`sleep 25`',
  '|cat /etc/passwd',
  '\nsleep 25\n',
];

/** Incomplete characters, invalid encodings and null bytes, as they appear in an address. */
export const strangeBytes = [
  '%00',
  '%ff',
  '%c0%ae',
  '%ed%a0%80',
  '%',
  '%zz',
  '%u0000',
  '%e2%80%ae',
];

/** Property names that every JavaScript object inherits. */
export const strangeNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then'];

/** Headers by which a sender may pose as another host or proxy. */
export const strayHeaders: readonly Readonly<Record<string, string>>[] = [
  { Host: evilHost },
  { 'X-Forwarded-Host': evilHost },
  { Forwarded: `host=${evilHost};proto=https` },
  { Origin: `https://${evilHost}` },
  { Origin: 'null' },
  { Referer: `https://${evilHost}/"><script>${mark}</script>` },
  { 'User-Agent': `"><script>${mark}</script>` },
  { 'X-Original-URL': '/admin', 'X-Rewrite-URL': '/admin' },
  { 'X-HTTP-Method-Override': 'DELETE', 'X-Method-Override': 'DELETE' },
  { 'X-Middleware-Subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'X-Matched-Path': '/api/admin-orders', 'X-Invoke-Path': '/api/admin-orders' },
  { 'X-Nextjs-Data': '1', 'X-Now-Route-Matches': '1=x', 'X-Invoke-Status': '500' },
  { 'X-Prerender-Revalidate': mark, 'X-Next-Cache-Tags': mark },
  { Cookie: `swell-session=${mark}; __prerender_bypass=${mark}; NEXT_LOCALE=../${mark}` },
  { 'Accept-Language': `../${mark},%0d%0a` },
  { Range: 'bytes=0-0,1-1,2-2,-1,99999999999-' },
  { 'If-None-Match': '*', 'If-Modified-Since': 'Thu, 01 Jan 2099 00:00:00 GMT' },
  { Expect: '100-continue' },
  { Upgrade: 'websocket', Connection: 'Upgrade' },
  { 'Content-Encoding': 'gzip' },
  { 'Content-Type': 'application/xml' },
];

export const methods = ['HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'];
