import { runInNewContext } from 'node:vm';

type Script = { src: string; parentNode: unknown };

/**
 * As much of a browser's page as swell-js 3 uses: cookies, and script elements by which the card vault calls back. The
 * page opened last is the one that all of this process are on.
 *
 * @param cookies what the page keeps
 */
export function openPage(cookies: Map<string, string>): void {
  const window: Record<string, unknown> = {};
  const head = {
    appendChild: async ({ src }: Script) =>
      void runInNewContext(await (await fetch(src)).text(), window),
    removeChild: () => undefined,
  };
  const document = {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    },
    set cookie(written: string) {
      const [pair = ''] = written.split(';');
      const [name = '', value = ''] = pair.split('=').map(decodeURIComponent);
      cookies.set(name, value);
    },
    createElement: (): Script => ({ src: '', parentNode: head }),
    getElementsByTagName: () => [head],
  };
  Object.assign(window, { document });
  Object.assign(globalThis, { window, document, fetch: pageFetch });
}

const plainFetch = globalThis.fetch;

/** In a page, lists of an answer are its own `Array`, which swell-js 3 asks for; Node's fetch makes them outside of Jest. */
async function pageFetch(...asked: Parameters<typeof fetch>): Promise<Response> {
  const answer = await plainFetch(...asked);
  answer.json = async () => JSON.parse(await answer.text());
  return answer;
}

/** Later SDKs ask whether there is a page. */
export function closePage(): void {
  for (const name of ['window', 'document']) Reflect.deleteProperty(globalThis, name);
  globalThis.fetch = plainFetch;
}
