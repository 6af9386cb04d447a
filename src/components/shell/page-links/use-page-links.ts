import Router from 'next/router';
import { useEffect } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { nextRoute } from '@/components/addresses/go-to';
import { carriedTextKey } from '@/domain/words/locale';
import { fetchAhead, linkAt, pageBehind } from './page-behind';
import { usePageInUse } from './use-page-in-use';

type LanguageSwitch = {
  switchLanguage: (link: HTMLAnchorElement) => Promise<void>;
  putBack: () => void;
};

/**
 * Follows all links to our own pages without a full page load: in components, in texts that came as HTML, and in markup
 * that only the server rendered. Prefetches the page of a link that is pointed at. `_app` calls it once.
 *
 * @param load what follows a link to this page in the other language, which is another document, and puts back there
 * what was typed here; a stable function
 */
export function usePageLinks(load: () => Promise<LanguageSwitch>): void {
  usePageInUse();
  useEffect(() => {
    if (sessionStorage[carriedTextKey]) void load().then((languages) => languages.putBack());
    const follow = (event: MouseEvent) => followLink(event, load);
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', fetchPointedAt);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', fetchPointedAt);
    };
  }, [load]);
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
