import { twinHere } from '@/components/addresses/twin-context';
import { languageCookie, languageCookieSeconds } from '@/domain/words/language-choice';
import { localeOf, type Locale } from '@/domain/words/locale';
import { carryText } from './carried-text';

/**
 * Opens this page in the other language: same choice in the address, same cart, and what was typed. It is another
 * document, because the names of pages come with the document.
 */
export function switchLanguage(language: string): void {
  rememberLanguage(localeOf(language));
  carryText();
  const { pathname, search, hash } = window.location;
  window.location.assign(twinHere(pathname + search + hash));
}

/** Keeps the choice, so that nobody is asked again. */
function rememberLanguage(locale: Locale): void {
  document.cookie = `${languageCookie}=${locale}; path=/; max-age=${languageCookieSeconds}; samesite=lax`;
}
