import Router from 'next/router';
import { useEffect } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { nextRoute } from '@/components/addresses/go-to';
import { carriedTextKey } from '@/domain/words/locale';
import { whenAtRest } from '@/components/ui/loading/when-at-rest';

type LanguageSwitch = {
  switchLanguage: (link: HTMLAnchorElement) => Promise<void>;
  putBack: () => void;
};

/** Pages of links up to this far below the window are prefetched. */
const nearby = '200px';

/**
 * Follows all links to our own pages without a full page load: in components, in texts that came as HTML, and in markup
 * that only the server rendered. Prefetches pages behind visible links once the visitor interacts with the page. That
 * spares visitors who only glance at a page, and old phones that have just rendered it. `_app` calls it once.
 *
 * @param load what follows a link to this page in the other language, which is another document, and puts back there
 * what was typed here; a stable function
 */
export function usePageLinks(load: () => Promise<LanguageSwitch>): void {
  useEffect(() => {
    if (sessionStorage[carriedTextKey]) void load().then((languages) => languages.putBack());
    const follow = (event: MouseEvent) => followLink(event, load);
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', fetchPointedAt);
    const stopWatching = onceUsed(watchLinksInView);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', fetchPointedAt);
      stopWatching();
    };
  }, [load]);
}

const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Calls `start` at the visitor's first interaction. Returns how to stop or cancel it. */
function onceUsed(start: () => () => void): () => void {
  let stop = () => signsOfUse.forEach((sign) => window.removeEventListener(sign, begin, true));
  function begin() {
    stop();
    stop = start();
  }
  for (const sign of signsOfUse) window.addEventListener(sign, begin, true);
  return () => stop();
}

/** Runs after all React handlers; one that handled the click has prevented its default. */
function followLink(event: MouseEvent, load: () => Promise<LanguageSwitch>): void {
  const link = linkAt(event);
  if (!link || !isPlainClick(event)) return;
  const address = pageBehind(link);
  if (address) void Router.push(nextRoute(address), address);
  else if (link.hreflang) void load().then((languages) => languages.switchLanguage(link));
  else return;
  event.preventDefault();
}

function fetchPointedAt(event: Event): void {
  const link = linkAt(event);
  const address = link && pageBehind(link);
  if (address) fetchAhead(address, { priority: true });
}

/** Prefetches each link's page once it comes near the window, including links that appear later. */
function watchLinksInView(): () => void {
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        sight.unobserve(target);
        const address = pageBehind(target);
        if (address) fetchAtRest(address);
      }
    },
    { rootMargin: nearby },
  );
  const seen = new WeakSet<Element>();
  const watchNew = () => {
    for (const link of document.querySelectorAll('a:not([data-ahead])')) {
      if (!seen.has(link)) sight.observe(link);
      seen.add(link);
    }
  };

  let pause = setTimeout(watchNew);
  const changes = new MutationObserver(() => {
    clearTimeout(pause);
    pause = setTimeout(watchNew, 100);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(pause);
    changes.disconnect();
    sight.disconnect();
  };
}

const [fetched, waiting] = [new Set<string>(), new Set<string>()];

/** Prefetches one page after the other while this page is idle, because each keeps an old phone busy for a while. */
function fetchAtRest(address: string): void {
  waiting.add(address);
  if (waiting.size === 1) whenAtRest(fetchNext);
}

function fetchNext(): void {
  const [address] = waiting;
  if (address === undefined) return;
  fetchAhead(address);
  waiting.delete(address);
  if (waiting.size > 0) whenAtRest(fetchNext);
}

/** Ignores failures: following the link fetches the page again and reports them. */
function fetchAhead(address: string, options?: { priority: boolean }): void {
  const key = options ? `${address} at once` : address;
  if (fetched.has(key)) return;
  fetched.add(key);
  Router.prefetch(nextRoute(address), address, options).catch(() => undefined);
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** Addresses that are not our pages: files, and everything from the API. */
const noPage = /^\/api\/|\.\w+$/;

/** The address of the page behind a link; null where the browser should handle it, for example within a page. */
function pageBehind(link: HTMLAnchorElement): string | null {
  const { origin, pathname, search, hash } = link;
  if (origin !== location.origin || link.target || link.hreflang) return null;
  if (link.hasAttribute('download')) return null;
  if (!link.hasAttribute('href') || noPage.test(pathname)) return null;
  const isHere = pathname === location.pathname && search === location.search;
  return isHere && hash ? null : pathname + search + hash;
}
