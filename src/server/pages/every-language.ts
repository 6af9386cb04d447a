import { locales, routeLocaleOf } from '@/domain/words/locale';

/** Paths of `getStaticPaths` in each of the shop's languages. */
export function inEveryLanguage<Params>(
  pages: readonly Params[],
): { params: Params; locale: string }[] {
  return locales.flatMap((locale) =>
    pages.map((params) => ({ params, locale: routeLocaleOf(locale) })),
  );
}
