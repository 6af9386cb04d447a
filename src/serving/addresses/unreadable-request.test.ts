import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { isUnreadableAddress, refuseAddress } from './unreadable-request';

let server: Server;
beforeEach(async () => {
  server = createServer((asked, response) => {
    if (isUnreadableAddress(asked.url ?? '')) refuseAddress(response, asked.url ?? '');
    else response.end('read');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

function ask(method: string, path: string): Promise<IncomingMessage> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, path, agent: false }, (answer) => {
      answer.resume();
      resolve(answer);
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['OPTIONS', '*'],
  ['GET', '/api/%zz'],
  ['GET', '/api/products/%ff'],
  ['GET', '/_next/image?url=%2F%5Cevil.example%2Fa.png&w=64&q=75'],
  ['GET', '/_next/image?w=64&q=75&url=/pictures//a.webp'],
  ['GET', '/_next/image?url=%2Fpictures%2Fa.webp%2F&w=64&q=75'],
  ['GET', '/_next/image?url=%2Fpictures%2F..%2Fshop&w=64&q=75'],
  ['POST', '/api/internal/../account/login'],
  ['GET', '/api/health/../products'],
  ['GET', '/_next/static/../../shop'],
  ['GET', '/iframes/..'],
  ['GET', '/iframes/../login?a=1'],
  ['GET', '/iframes/./questionnaire'],
  ['GET', '/iframes/%2E%2e/login'],
  ['GET', '/iframes/.%2e/login'],
  ['GET', '/iframes/%2e'],
  ['GET', '/api//account'],
  ['GET', '//evil.example/'],
  ['GET', '/iframes\\..\\login'],
  ['GET', '/iframes%5C..%5clogin'],
  ['GET', '/api/internal%2F..%2faccount'],
  ['GET', '/api/health#/a.png'],
])('%s %s is refused in the form of the API', async (method, path) => {
  const { statusCode, headers } = await ask(method, path);
  expect(statusCode).toBe(400);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

test.each([
  ...['/', '/%zz', '/api/products?q=%zz', '/api/products/a%20b', '/_next/image'],
  '/_next/image?url=%2Fpictures%2Fproducts%2Fcharge-go.webp&w=640&q=75',
  '/_next/image?url=https%3A%2F%2Fcdn.swell.store%2Fa%2Fb.jpg%3Fv%3D1&w=640&q=75',
  ...['/shop?next=/a/../b//c%2Fd', '/.well-known/security.txt', '/shop/', '/a..b/c.', '/a.%2eb'],
])('%s is read', async (path) => expect((await ask('GET', path)).statusCode).toBe(200));

test('an address that a redirect could not repeat is refused', async () => {
  expect((await ask('GET', `/shop?q=${'a'.repeat(8_184)}`)).statusCode).toBe(200);
  expect((await ask('GET', `/shop?q=${'a'.repeat(8_185)}`)).statusCode).toBe(414);
});
