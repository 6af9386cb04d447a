import { localAddress } from '@/domain/pages/addresses';
import { languageCodes } from '@/domain/words/locale';

/** Tells search engines the page's addresses in all languages. Each of these pages says the same. */
export function LanguageTags({ path, siteUrl }: { path: string; siteUrl: string }) {
  return languageCodes.map(([code, locale]) => (
    <link key={code} rel="alternate" hrefLang={code} href={siteUrl + localAddress(path, locale)} />
  ));
}
