import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listInlineScripts, readInlineScripts } from './inline-scripts';

const starts = {
  '/_app': ['app.js'],
  '/': ['home.js'],
  '/404': ['missing.js'],
  '/article/[slug]': ['article.js'],
  '/iframes/questionnaire': ['questionnaire.js'],
};

const scriptOf = (page: keyof typeof starts) =>
  ['/_app', page]
    .map((each) => `(globalThis["T"] || []).push(${JSON.stringify(starts[each as '/'])});`)
    .join('\n');

const documentOf = (script: string, words = '') =>
  `<html><head><script>head()</script><script src="a.js"></script></head><body>${words}<script>${script}</script>` +
  `<script id="__NEXT_DATA__" type="application/json">{}</script></body></html>`;

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

let distDir: string;

function write(name: string, content: string | object) {
  const file = path.join(distDir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

beforeEach(() => {
  distDir = mkdtempSync(path.join(tmpdir(), 'boreal-scripts-'));
  write('routes-manifest.json', {
    staticRoutes: ['/', '/404', '/robots.txt', '/iframes/questionnaire'].map((page) => ({ page })),
    dynamicRoutes: [{ page: '/article/[slug]', regex: '^/article/([^/]+?)(?:/)?$' }],
    i18n: { locales: ['en-US'] },
  });
  write('build-manifest.json', { pagesChunkGroupBootstrapParams: starts });
  write('server/pages/en-US.html', documentOf(scriptOf('/')));
  write('server/pages/en-US/404.html', documentOf(scriptOf('/404')));
  write('server/pages/en-US/article/ears.html', documentOf(scriptOf('/article/[slug]')));
});

afterEach(() => rmSync(distDir, { recursive: true }));

function hashesAt(address: string): readonly string[] {
  listInlineScripts(distDir);
  return readInlineScripts(distDir)(address);
}

describe('the scripts that a page may run', () => {
  it.each<[string, keyof typeof starts]>([
    ['/', '/'],
    ['/en-US', '/'],
    ['/article/ears', '/article/[slug]'],
    ['/article/written-later', '/article/[slug]'],
    ['/iframes/questionnaire', '/iframes/questionnaire'],
    ['/en-US/iframes/questionnaire/', '/iframes/questionnaire'],
  ])('at %s are those of %s and of the page that says it is not there', (address, page) => {
    expect(hashesAt(address)).toEqual([hashOf(scriptOf(page)), hashOf(scriptOf('/404'))]);
  });

  it('are those of the missing page where there is none', () => {
    expect(hashesAt('/nowhere')).toEqual([hashOf(scriptOf('/404'))]);
  });

  it('are only those that the build wrote, whatever a page says later', () => {
    listInlineScripts(distDir);
    const later = documentOf(scriptOf('/'), '<script>(globalThis["T"]).evil()</script>');
    write('server/pages/en-US.html', later);
    expect(readInlineScripts(distDir)('/')).toContain(hashOf(scriptOf('/')));
    expect(readInlineScripts(distDir)('/')).toHaveLength(2);
  });

  it('fail the build when Next writes them in another way', () => {
    const other = { '/': { chunks: ['home.js'] } };
    write('build-manifest.json', { pagesChunkGroupBootstrapParams: other });
    expect(() => listInlineScripts(distDir)).toThrow('is not as it was');
    rmSync(path.join(distDir, 'server/pages'), { recursive: true });
    write('server/pages/en-US.html', '<html></html>');
    expect(() => listInlineScripts(distDir)).toThrow('No built page holds a script');
  });
});
