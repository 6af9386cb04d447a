import { runInNewContext } from 'node:vm';

type Script = { src: string; parentNode: unknown };

/**
 * Plays the parts of a browser page that swell-js 3 uses: cookies, and script elements by which the card vault calls
 * back. The whole process shares one page: the one opened last.
 *
 * @param cookies the page's cookies
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

/** Parses answers here: swell-js 3 checks for the page's own `Array`, which Node's fetch does not use inside Jest. */
async function pageFetch(...asked: Parameters<typeof fetch>): Promise<Response> {
  const answer = await plainFetch(...asked);
  answer.json = async () => JSON.parse(await answer.text());
  return answer;
}

/** Removes the page again, because later SDKs check whether one exists. */
export function closePage(): void {
  for (const name of ['window', 'document']) Reflect.deleteProperty(globalThis, name);
  globalThis.fetch = plainFetch;
}
