import { defaultLocale, locales, routeLocaleOf, type Locale } from '@/domain/words/locale';

/** What Next calls a page in a language: `/fr/cart`. */
export function innerPath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return `/${routeLocaleOf(locale)}${path === '/' ? '' : path}`;
}

/** What Next calls a page in each language: whatever changes it changes all of them. */
export function inEveryLanguage(path: string): readonly string[] {
  return locales.map((locale) => innerPath(path, locale));
}
