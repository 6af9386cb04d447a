import { localAddress } from '@/domain/pages/addresses';
import { paths } from '@/domain/pages/paths';
import { articleCategories } from '@/domain/pages/reading';
import { languageCodes, locales, type Locale } from '@/domain/words/locale';
import { hasOwnPage } from '../reading/has-own-page';
import type { Editorial } from '../editorial/port';
import type { Published } from '../main/published';
import { xmlHead, xmlText } from '../base/xml';

/** Public pages that belong to no product and no text. */
const ownPages = [
  paths.home,
  paths.shop,
  paths.accessories,
  paths.carePlan,
  paths.estimate,
  paths.discovery,
  paths.hearingTest,
  paths.hearingTestHow,
  paths.articles,
  ...articleCategories.map(paths.articlesAbout),
  paths.contact,
  paths.bookConsultation,
  paths.form,
  paths.returns,
  paths.login,
  paths.register,
];

type SitemapEntry = {
  path: string;
  /** The languages that have the page. */
  languages: readonly Locale[];
  changedAt?: string;
};

/** Every public page, with the day of its last change where it is known (sitemaps.org/protocol). */
export async function sitemap({
  catalogue,
  editorial,
  config,
}: Pick<Published, 'catalogue' | 'editorial' | 'config'>): Promise<string> {
  const [texts, aids, accessories] = await Promise.all([
    textEntries(editorial),
    catalogue.listProducts('product'),
    catalogue.listProducts('accessories'),
  ]);
  const known = new Set(texts.map(({ path }) => path));
  const others = [
    ...ownPages.filter((path) => !known.has(path)),
    ...aids.map(({ slug }) => paths.product(slug)),
    ...accessories.map(({ slug }) => paths.accessory(slug)),
  ].map((path) => ({ path, languages: locales }));
  return [
    xmlHead,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...others, ...texts].flatMap((entry) =>
      entry.languages.map((locale) => element(entry, locale, config.siteUrl)),
    ),
    '</urlset>',
  ].join('\n');
}

/** Every text with a page of its own; some are in one language only. */
async function textEntries(editorial: Editorial): Promise<SitemapEntry[]> {
  const entries = new Map<string, SitemapEntry>();
  for (const locale of locales) {
    const own = editorial.inLocale(locale);
    const texts = [...(await own.pages()), ...(await own.articles())].filter(hasOwnPage);
    for (const { path, updatedAt } of texts) {
      const languages = [...(entries.get(path)?.languages ?? []), locale];
      const changedAt = entries.get(path)?.changedAt ?? updatedAt;
      entries.set(path, { path, languages, changedAt });
    }
  }
  return [...entries.values()];
}

/** A page in one language, with its addresses in all if it is in all. */
function element(
  { path, languages, changedAt }: SitemapEntry,
  locale: Locale,
  siteUrl: string,
): string {
  const change = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : '';
  const addressIn = (each: Locale) => xmlText(siteUrl + localAddress(path, each));
  const named = languages.length === locales.length ? languageCodes : [];
  const twins = named.map(
    ([code, each]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${addressIn(each)}"/>`,
  );
  return `<url><loc>${addressIn(locale)}</loc>${change}${twins.join('')}</url>`;
}
