import Router from 'next/router';
import { nextRoute } from '@/components/addresses/go-to';

/** The link at which something happened. */
export function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** Addresses that are not our pages: files, and everything from the API. */
const noPage = /^\/api\/|\.\w+$/;

/** The address of the page behind a link; null where the browser should handle it, for example within a page. */
export function pageBehind(link: HTMLAnchorElement): string | null {
  const { origin, pathname, search, hash } = link;
  if (origin !== location.origin || link.target || link.hreflang) return null;
  if (link.hasAttribute('download')) return null;
  if (!link.hasAttribute('href') || noPage.test(pathname)) return null;
  const isHere = pathname === location.pathname && search === location.search;
  return isHere && hash ? null : pathname + search + hash;
}

const fetched = new Set<string>();

/**
 * Prefetches a page once, not without a network. Ignores failures: following the link fetches the page again and reports
 * them.
 */
export function fetchAhead(address: string, options?: { priority: boolean }): void {
  const key = options ? `${address} at once` : address;
  if (fetched.has(key) || !navigator.onLine) return;
  fetched.add(key);
  Router.prefetch(nextRoute(address), address, options).catch(() => undefined);
}
