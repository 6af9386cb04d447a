import { readAccountMark } from '@/client/storage/stored-account';
import { languageCookie, languageCookieSeconds } from '@/domain/words/language-choice';
import { localeOf, type Locale } from '@/domain/words/locale';
import { carryText } from './carried-text';

export { putBack } from './carried-text';

/**
 * Opens this page in the other language: same choice in the address, same cart, and what was typed. It is another
 * document, because the names of pages come with the document.
 */
export async function switchLanguage(link: HTMLAnchorElement): Promise<void> {
  carryText();
  await rememberLanguage(localeOf(link.hreflang));
  window.location.assign(link.href);
}

/** The page does not wait longer than this for the account to learn the language. */
const patienceMs = 1500;

/** Keeps the choice: here, so that nobody is asked again, and with the account, for its mails. */
async function rememberLanguage(locale: Locale): Promise<void> {
  document.cookie = `${languageCookie}=${locale}; path=/; max-age=${languageCookieSeconds}; samesite=lax`;
  if (!readAccountMark()) return;
  // Loaded here: otherwise every page would have to know its files.
  const { productRequest } = await import('@/client/requests/product-requests');
  const told = productRequest('/api/account-language', { locale });
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
