import Router from 'next/router';
import { useEffect } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { whenAtRest } from '@/components/ui/loading/when-at-rest';

/** How far below the window a link may lie whose page is fetched ahead. */
const nearby = '200px';

/**
 * Follows links to our own pages without loading the whole page anew, wherever they stand: in components, in texts that
 * came as HTML, in what the server alone has written. Pages behind links in view are fetched ahead once somebody does
 * something with the page: whoever only looks in is spared it, and so is an old phone that has just drawn the page. `_app`
 * calls it once.
 */
export function usePageLinks(): void {
  useEffect(() => {
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', fetchPointedAt);
    const stopWatching = onceUsed(watchLinksInView);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', fetchPointedAt);
      stopWatching();
    };
  }, []);
}

const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Starts something at the first sign that somebody uses the page. Returns how to stop it, or how to call it off. */
function onceUsed(start: () => () => void): () => void {
  let stop = () => signsOfUse.forEach((sign) => window.removeEventListener(sign, begin, true));
  function begin() {
    stop();
    stop = start();
  }
  for (const sign of signsOfUse) window.addEventListener(sign, begin, true);
  return () => stop();
}

/** Comes after all handlers of React: whoever of them has dealt with the click has said so. */
function follow(event: MouseEvent): void {
  const link = linkAt(event);
  const address = link && pageBehind(link);
  if (!address || !isPlainClick(event)) return;
  event.preventDefault();
  void Router.push(address);
}

function fetchPointedAt(event: Event): void {
  const link = linkAt(event);
  const address = link && pageBehind(link);
  if (address) fetchAhead(address, { priority: true });
}

/** Fetches what is behind each link once it comes near the window, links that appear later included. */
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

/** One after the other, each when the page rests: an old phone is busy for a while with every single one. */
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

/** What cannot be fetched ahead is fetched, and told of, when it is wanted. */
function fetchAhead(address: string, options?: { priority: boolean }): void {
  const key = options ? `${address} at once` : address;
  if (fetched.has(key)) return;
  fetched.add(key);
  Router.prefetch(address, address, options).catch(() => undefined);
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** What answers there is no page of ours: files, and whatever the API hands out. */
const noPage = /^\/api\/|\.\w+$/;

/** The address of the page that a link leads to; null where the browser does better by itself, as within a page. */
function pageBehind(link: HTMLAnchorElement): string | null {
  const { origin, pathname, search, hash } = link;
  if (origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  if (!link.hasAttribute('href') || noPage.test(pathname)) return null;
  const isHere = pathname === location.pathname && search === location.search;
  return isHere && hash ? null : pathname + search + hash;
}
