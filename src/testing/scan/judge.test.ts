import { faultOfScan } from './judge';
import { faultOfRaw } from './raw-requests';
import type { ScanAnswer } from './scan-request';

const sent = { method: 'GET', path: '/' };
const page: ScanAnswer = {
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'self'; script-src 'self'",
    'x-content-type-options': 'nosniff',
  },
  text: '<p>fine</p>',
};
const call: ScanAnswer = {
  status: 400,
  headers: { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' },
  text: '{"error":{"message":"<script>scan1337()</script>"}}',
};

test('a page and a refusal that are as they should be have no fault', () => {
  expect(faultOfScan(sent, page)).toBeNull();
  expect(faultOfScan(sent, call)).toBeNull();
});

const withHeaders = (more: ScanAnswer['headers']) => ({
  ...page,
  headers: { ...page.headers, ...more },
});

test.each<[string, ScanAnswer, string]>([
  ['an inner error', { ...page, status: 500 }, 'status 500'],
  ['markup', { ...page, text: `<b title="'><img src=x onerror=scan1337>">` }, 'markup comes back'],
  ['a way off', { ...page, text: '<a href="//evil.scan1337.example/">' }, 'another host'],
  ['a template', { ...page, text: '<p>1337scan1337</p>' }, 'a template counted'],
  ['a stack', { ...call, text: '"Error\n    at f (/srv/a.js:1:2)"' }, 'tells about its inside'],
  ['a file', { ...page, text: 'root:x:0:0:root' }, 'tells about its inside'],
  ['a header', withHeaders({ 'x-scan1337': '1' }), 'a header of the sender'],
  ['a cookie', withHeaders({ 'set-cookie': ['scan1337=1'] }), 'a cookie of the sender'],
  ['readers', withHeaders({ 'access-control-allow-origin': '*' }), 'other origins'],
  ['its maker', withHeaders({ server: 'Nobody/1.0' }), 'what it is made with'],
  ['a redirect', withHeaders({ location: '/\\evil.scan1337.example' }), 'leads to'],
  ['no policy', withHeaders({ 'content-security-policy': undefined }), 'a page without a policy'],
  ['a type to guess', withHeaders({ 'x-content-type-options': undefined }), 'no nosniff'],
])('%s is seen', (_what, answer, fault) => expect(faultOfScan(sent, answer)).toContain(fault));

test('two answers on a connection are one too many, unless the first one was a refusal', () => {
  const [fine, refused] = ['HTTP/1.1 200 OK\r\n\r\n', 'HTTP/1.1 400 Bad Request\r\n\r\n'];
  expect(faultOfRaw(fine)).toBeNull();
  expect(faultOfRaw(refused)).toBeNull();
  expect(faultOfRaw(fine + fine)).toBe('2 answers to one request');
  expect(faultOfRaw('HTTP/1.1 500 Oh\r\n\r\n')).toBe('status 500');
});
