import { whenAtRest } from '@/components/ui/loading/when-at-rest';
import { fetchAhead, pageBehind } from './page-behind';

/** Pages of links up to this far below the window are prefetched. */
const nearby = '200px';

/** Prefetches each link's page once it comes near the window, including links that appear later. */
export function watchLinksInView(): () => void {
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

const waiting = new Set<string>();

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
