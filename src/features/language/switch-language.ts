import { languageCookie, languageCookieSeconds } from '@/domain/words/language-choice';
import { localeOf, type Locale } from '@/domain/words/locale';
import { carryText } from './carried-text';

export { putBack } from './carried-text';

/**
 * Opens this page in the other language: same choice in the address, same cart, and what was typed. It is another
 * document, because the names of pages come with the document.
 */
export function switchLanguage(link: HTMLAnchorElement): void {
  rememberLanguage(localeOf(link.hreflang));
  carryText();
  window.location.assign(link.href);
}

/** Keeps the choice, so that nobody is asked again. */
function rememberLanguage(locale: Locale): void {
  document.cookie = `${languageCookie}=${locale}; path=/; max-age=${languageCookieSeconds}; samesite=lax`;
}
