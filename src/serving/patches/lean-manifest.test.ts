/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { leanManifest } from './lean-manifest';

const pages = [
  '/',
  '/_app',
  '/admin',
  '/admin/orders',
  '/administrators',
  '/api/vault',
  '/rss.xml',
];
const filesOf = Object.fromEntries(
  pages.filter((page) => !page.startsWith('/api')).map((page) => [page, [`static${page}.js`]]),
);
const whole = `self.__BUILD_MANIFEST = ${JSON.stringify({
  ...filesOf,
  __rewrites: { afterFiles: [] },
  sortedPages: pages,
})};self.__TURBOPACK_PAGE_BOOTSTRAP = ${JSON.stringify({ '/': { otherChunks: ['a.js'] }, '/admin': {} })};self.__TURBOPACK_CHUNK_LOADING_GLOBAL = "TURBOPACK";self.__BUILD_MANIFEST_CB && self.__BUILD_MANIFEST_CB();self.__SSG_MANIFEST=new Set(["/","/admin"]);self.__MIDDLEWARE_MATCHERS=[]`;

/** Runs the list as a browser on this page would. */
function listOn(pathname: string) {
  const told = jest.fn();
  const added: { src?: string }[] = [];
  const self: Record<string, unknown> = {
    __BUILD_MANIFEST_CB: () => told('pages'),
    __SSG_MANIFEST_CB: () => told('data'),
    __MIDDLEWARE_MATCHERS_CB: () => told('addresses'),
  };
  runInNewContext(leanManifest(whole), {
    self,
    location: { pathname },
    document: {
      currentScript: { src: '/_next/static/x/_buildManifest.js' },
      createElement: () => ({}),
      head: { append: (script: { src?: string }) => added.push(script) },
    },
  });
  return { self, told, added };
}

describe('the list of pages', () => {
  it('names what links of the shop lead to, and nothing else', () => {
    const { self, told, added } = listOn('/shop');
    expect(self).toMatchObject({
      __BUILD_MANIFEST: {
        '/': ['static/.js'],
        __rewrites: { afterFiles: [] },
        sortedPages: ['/', '/_app', '/administrators'],
      },
      __TURBOPACK_PAGE_BOOTSTRAP: { '/': { otherChunks: ['a.js'] } },
      __TURBOPACK_CHUNK_LOADING_GLOBAL: 'TURBOPACK',
      __MIDDLEWARE_MATCHERS: [],
    });
    expect([...(self.__SSG_MANIFEST as Set<string>)]).toEqual(['/']);
    expect(JSON.stringify(self)).not.toContain('/admin"');
    expect(told.mock.calls).toEqual([['pages'], ['data'], ['addresses']]);
    expect(added).toEqual([]);
  });

  it.each([
    '/admin',
    '/admin/orders',
    '/en-US/admin',
    '/fr/sandbox/confirm',
    '/iframes/questionnaire',
  ])('is the whole one on %s', (pathname) => {
    const { self, told, added } = listOn(pathname);
    expect(self).not.toHaveProperty('__BUILD_MANIFEST');
    expect(told).not.toHaveBeenCalled();
    expect(added).toEqual([{ src: '/_next/static/x/_wholeManifest.js' }]);
  });

  it('is refused when it is not as it was', () => {
    expect(() => leanManifest('self.__BUILD_MANIFEST = {}')).toThrow('is not as it was');
  });
});
