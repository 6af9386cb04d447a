import {
  buriedFiles,
  evilHost,
  lineEnds,
  mark,
  markup,
  methods,
  sql,
  strayHeaders,
  waysOff,
  waysUp,
} from './payloads';
import { mails } from './mail-probe';
import type { Probe } from './probe';
import { bodyOf, fieldsOf, filledOrBelow, hasHole, isWrite, queryOf } from './probe-parts';
import { roughProbes } from './rough-probes';
import { filled } from './scan-targets';

/** A normal request without any optional part. */
const plain: Probe = {
  name: 'as it is meant',
  requests: (target) => [{ method: target.method, path: filled(target) }],
};

const reflectedQuery: Probe = {
  name: 'markup in the query',
  requests: (target) =>
    markup.map((text) => ({
      method: target.method,
      path: `${filled(target)}?${queryOf(text)}`,
    })),
};

const reflectedPath: Probe = {
  name: 'markup in the path',
  requests: (target) =>
    markup.flatMap((text) => {
      const raw = text.replace(/[\s#%]/g, '');
      const coded = encodeURIComponent(text);
      const below = [`${filled(target)}/${coded}`, `${filled(target)}/${raw}`];
      const paths = hasHole(target) ? [filled(target, coded), filled(target, raw)] : below;
      return paths.map((path) => ({ method: target.method, path }));
    }),
};

const reflectedBody: Probe = {
  name: 'markup, quotes and odd types in the body',
  requests: (target) =>
    isWrite(target)
      ? [
          ...[...markup, ...sql].map((text) => bodyOf(target, fieldsOf(text))),
          bodyOf(target, fieldsOf({ $gt: '', __proto__: { [mark]: 1 }, then: mark })),
          bodyOf(target, [mark]),
          { ...bodyOf(target, null), body: `{"__proto__":{"${mark}":1},"constructor":{"x":1}` },
          {
            method: target.method,
            path: filled(target),
            headers: { 'Content-Type': 'application/xml' },
            body: `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>`,
          },
          {
            method: target.method,
            path: filled(target),
            headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
            body: queryOf(markup[0] ?? mark),
          },
        ]
      : [],
};

const injectedHeader: Probe = {
  name: 'line ends that would become headers',
  requests: (target) =>
    lineEnds.flatMap((text) => [
      { method: target.method, path: `${filled(target)}?next=${text}&q=${text}` },
      {
        method: target.method,
        path: hasHole(target) ? filled(target, text) : `${filled(target)}${text}`,
      },
    ]),
};

const traversal: Probe = {
  name: 'ways out of a folder',
  requests: (target) =>
    waysUp.flatMap((text) => [
      { method: target.method, path: filledOrBelow(target, text) },
      { method: target.method, path: `${filled(target)}?file=${text}&path=${text}&id=${text}` },
      ...(isWrite(target) ? [bodyOf(target, fieldsOf(decodeURIComponent(text)))] : []),
    ]),
};

const openRedirect: Probe = {
  name: 'ways to another host',
  requests: (target) =>
    waysOff.flatMap((text) => [
      { method: target.method, path: `${filled(target)}?${queryOf(text)}` },
      ...(isWrite(target) ? [bodyOf(target, fieldsOf(text))] : []),
    ]),
};

const offPath: Probe = {
  name: 'addresses that look like another host',
  isOnce: true,
  requests: () =>
    waysOff.flatMap((text) => [
      { method: 'GET', path: text },
      { method: 'GET', path: `${text}/` },
      { method: 'GET', path: `/en-US${text.startsWith('/') ? text : `/${text}`}` },
    ]),
};

const databaseWords: Probe = {
  name: 'words for a database',
  requests: (target) =>
    sql.map((text) => {
      const coded = encodeURIComponent(text);
      return { method: target.method, path: `${filled(target, coded)}?${queryOf(text)}` };
    }),
};

const headers: Probe = {
  name: 'headers that speak for somebody else',
  requests: (target) =>
    strayHeaders.map((stray) => ({
      method: target.method,
      path: filled(target),
      headers: stray,
    })),
};

const otherMethods: Probe = {
  name: 'other methods',
  requests: (target) => methods.map((method) => ({ method, path: filled(target) })),
};

const serverSide: Probe = {
  name: 'addresses the server shall fetch',
  requests: (target, { canary }) => [
    { method: target.method, path: `${filled(target)}?${queryOf(canary)}` },
    ...(isWrite(target) ? [bodyOf(target, fieldsOf(canary))] : []),
  ],
};

const pictures: Probe = {
  name: 'pictures from elsewhere, or of files',
  isOnce: true,
  requests: (_, { canary }) =>
    [
      ...[
        canary,
        `//${evilHost}/a.png`,
        'http://169.254.169.254/latest/meta-data/',
        'file:///etc/passwd',
      ],
      ...[
        '/../../etc/passwd',
        '/etc/passwd',
        '/..%2f..%2fpackage.json',
        '/api/health/ready',
        '/%00',
      ],
      ...[
        'http://localhost:5432/',
        `/\\${evilHost}/a.png`,
        '/_next/image?url=/favicon.svg',
        '/favicon.svg',
      ],
    ].flatMap((url) =>
      ['64', '-1', '999999999', 'x'].map((width) => ({
        method: 'GET',
        path: `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=75`,
      })),
    ),
};

const buried: Probe = {
  name: 'files that are nobody’s business',
  isOnce: true,
  requests: () =>
    ['', 'en-US/', 'api/', 'pictures/'].flatMap((folder) =>
      buriedFiles.map((file) => ({ method: 'GET', path: `/${folder}${file}` })),
    ),
};

export const probes: readonly Probe[] = [
  // First, because the shop sends mails a little later.
  mails,
  plain,
  reflectedQuery,
  reflectedPath,
  reflectedBody,
  injectedHeader,
  traversal,
  openRedirect,
  offPath,
  databaseWords,
  headers,
  otherMethods,
  serverSide,
  pictures,
  buried,
  ...roughProbes,
];
