import { localAddress } from '@/domain/pages/addresses';

/** Tells search engines the page's addresses in all languages. Each of these pages says the same. */
export function LanguageTags({ path, siteUrl }: { path: string; siteUrl: string }) {
  const english = siteUrl + localAddress(path, 'en-US');
  return (
    <>
      <link rel="alternate" hrefLang="en-CA" href={english} />
      <link rel="alternate" hrefLang="fr-CA" href={siteUrl + localAddress(path, 'fr-CA')} />
      <link rel="alternate" hrefLang="x-default" href={english} />
    </>
  );
}
