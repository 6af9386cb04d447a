import { pushEvent } from '@/client/data-layer';
import { isTagManagerHere } from '@/client/private/tag-manager-script';

/** Loads the tag manager, once per page. */
export function loadTagManager(id: string): void {
  if (isTagManagerHere()) return;
  pushEvent({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.dataset.tagManager = '';
  script.src = `https://www.googletagmanager.com/gtm.js?${new URLSearchParams({ id })}`;
  document.head.append(script);
}

/** Our own cookies: the session's, and those of Next. */
const ownCookie = /^(?:swell-|NEXT_)/;

/** Deletes cookies of third-party scripts, whichever part of the host's name they are set for. */
export function forgetForeignCookies(): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  const names = document.cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  for (const name of names) {
    if (name === '' || ownCookie.test(name)) continue;
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
