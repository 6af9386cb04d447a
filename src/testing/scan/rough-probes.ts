import { evilHost, mark, strangeBytes, strangeNames, shell } from './payloads';
import type { Probe } from './probe';
import { bodyOf, fieldsOf, filledOrBelow, isWrite, queryOf } from './probe-parts';
import type { ScanRequest } from './scan-request';
import { filled } from './scan-targets';

const json = { 'Content-Type': 'application/json' };

/** Longer than a request line or a body may be. */
const tooLong = 'a'.repeat(40_000);

const shellWords: Probe = {
  name: 'words for a shell',
  requests: (target) =>
    shell.flatMap((text) => [
      { method: target.method, path: `${filled(target)}?${queryOf(text)}` },
      ...(isWrite(target) ? [bodyOf(target, fieldsOf(text))] : []),
    ]),
};

const noText: Probe = {
  name: 'bytes that are no text',
  requests: (target) =>
    strangeBytes.flatMap((bytes) => [
      { method: target.method, path: filledOrBelow(target, bytes) },
      { method: target.method, path: `${filled(target)}?q=${bytes}&${bytes}=x&id=${bytes}` },
    ]),
};

/** Inherited property names, sent where a record is looked up by name. */
const inherited: Probe = {
  name: 'names that every object has, lists and objects for texts',
  requests: (target) => [
    ...strangeNames.flatMap((name) => [
      { method: target.method, path: filledOrBelow(target, name) },
      { method: target.method, path: `${filled(target)}?${queryOf(name)}` },
    ]),
    {
      method: target.method,
      path: `${filled(target)}?__proto__[${mark}]=1&constructor[prototype][${mark}]=1&id[$gt]=&email[$ne]=x&q[]=1&q[]=2&q=3&where[$where]=sleep(1)`,
    },
    ...(isWrite(target)
      ? [bodyOf(target, fieldsOf({ $ne: null })), bodyOf(target, fieldsOf([[{ [mark]: [] }]]))]
      : []),
  ],
};

const hurting: Probe = {
  name: 'what is too long, too deep or cut short',
  requests: (target) => [
    { method: target.method, path: `${filled(target)}?q=${tooLong}` },
    { method: target.method, path: filled(target), headers: { 'X-Long': tooLong } },
    { method: target.method, path: filled(target), headers: manyHeaders() },
    ...(isWrite(target)
      ? [
          `{"email":"${'a'.repeat(1_200_000)}"}`,
          '['.repeat(100_000),
          `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_001)}`,
          `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
          `{"email":"${'a@'.repeat(30_000)}"}`,
          '{"email":',
          '1e999999',
          '"\\ud800"',
        ].map((body) => ({
          method: target.method,
          path: filled(target),
          headers: json,
          body,
        }))
      : []),
  ],
};

const otherOrigins: Probe = {
  name: 'other origins that try to read or write',
  requests: (target) =>
    [`https://${evilHost}`, 'null', `http://localhost.${evilHost}`].flatMap(
      (origin): ScanRequest[] => [
        {
          method: 'OPTIONS',
          path: filled(target),
          headers: {
            Origin: origin,
            'Access-Control-Request-Method': target.method,
            'Access-Control-Request-Headers': 'authorization,content-type',
          },
        },
        {
          method: target.method,
          path: filled(target),
          headers: { Origin: origin, Authorization: `Bearer ${mark}`, Cookie: `session=${mark}` },
        },
      ],
    ),
};

const fileNames = [
  '../../../../public/scan1337.svg',
  '..\\..\\scan1337.png',
  '/etc/scan1337.png',
  'scan1337.png\0.html',
  'scan1337.html',
  'scan1337.svg',
  `"><img src=x onerror=${mark}>.png`,
  'x.png"; x="\r\nX-scan1337: 1',
  '.htaccess',
  `${'a'.repeat(5_000)}.png`,
];

const fileContents = [
  `<script>${mark}()</script>`,
  `<svg xmlns="http://www.w3.org/2000/svg" onload="${mark}()"/>`,
  '\u0089PNG\r\n\u001a\n<script>scan1337()</script>',
  '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(scan1337)>>>>endobj',
  '',
];

const files: Probe = {
  name: 'files with odd names and contents',
  requests: (target) =>
    target.method === 'POST' && target.pattern === '/api/upload-hearing-test'
      ? fileNames.flatMap((name) =>
          fileContents.map((content) => ({
            method: 'POST',
            path: filled(target),
            headers: { 'Content-Type': 'multipart/form-data; boundary=scan' },
            body: `--scan\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n${content}\r\n--scan--\r\n`,
          })),
        )
      : [],
};

export const roughProbes: readonly Probe[] = [
  shellWords,
  noText,
  inherited,
  hurting,
  otherOrigins,
  files,
];

function manyHeaders(): Record<string, string> {
  return Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`X-Many-${index}`, 'x']));
}
