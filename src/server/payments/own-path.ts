const shop = 'http://shop.invalid';

const pathForm = /^\/[^\\\s]{0,1999}$/;

/** Whether a text is a path that no browser could read as another host, with dots resolved. */
export function isOwnPath(path: string): boolean {
  if (!pathForm.test(path)) return false;
  const { origin, pathname } = new URL(path, shop);
  return origin === shop && !pathname.startsWith('//');
}

/**
 * Path and query of a return URL. The SDK sends absolute URLs; the host is ignored, because shoppers are only ever sent
 * to this shop. Null for anything but a URL.
 */
export function ownPathOf(address: string): string | null {
  const path = /^https?:\/\/[^/?#\\\s]+(.*)$/i.exec(address)?.[1] ?? address;
  const rooted = path === '' || path.startsWith('?') ? `/${path}` : path;
  return isOwnPath(rooted) ? rooted : null;
}

/** The path with `gateway` in its query, unless it is there already. */
export function withGateway(path: string, gateway: string): string {
  const url = new URL(path, shop);
  if (!url.searchParams.has('gateway')) url.searchParams.set('gateway', gateway);
  return pathOf(url);
}

/** The path with parameters set, or removed where they are null. */
export function withParameters(
  path: string,
  parameters: Readonly<Record<string, string | null>>,
): string {
  const url = new URL(path, shop);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return pathOf(url);
}

function pathOf({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}
