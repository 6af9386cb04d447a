import { localAddress } from '@/domain/pages/addresses';
import { paths } from '@/domain/pages/paths';
import { articleCategories } from '@/domain/pages/reading';
import { languageCodes, locales, type Locale } from '@/domain/words/locale';
import { hasOwnPage } from '../reading/has-own-page';
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

type SitemapEntry = { path: string; changedAt?: string };

/** Every public page, with the day of its last change where it is known (sitemaps.org/protocol). */
export async function sitemap({ catalogue, editorial, config }: Published): Promise<string> {
  const [pages, articles, aids, accessories] = await Promise.all([
    editorial.pages(),
    editorial.articles(),
    catalogue.listProducts('product'),
    catalogue.listProducts('accessories'),
  ]);
  const texts = [...pages, ...articles].filter(hasOwnPage);
  const entries: SitemapEntry[] = [
    ...texts.map(({ path, updatedAt }) => ({ path, changedAt: updatedAt })),
    ...aids.map(({ slug }) => ({ path: paths.product(slug) })),
    ...accessories.map(({ slug }) => ({ path: paths.accessory(slug) })),
  ];
  const known = new Set(entries.map(({ path }) => path));
  const others = ownPages.filter((path) => !known.has(path)).map((path) => ({ path }));
  return [
    xmlHead,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...others, ...entries].flatMap((entry) =>
      locales.map((locale) => element(entry, locale, config.siteUrl)),
    ),
    '</urlset>',
  ].join('\n');
}

/** A page in one language, with its addresses in all. */
function element({ path, changedAt }: SitemapEntry, locale: Locale, siteUrl: string): string {
  const change = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : '';
  const addressIn = (each: Locale) => xmlText(siteUrl + localAddress(path, each));
  const twins = languageCodes.map(
    ([code, each]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${addressIn(each)}"/>`,
  );
  return `<url><loc>${addressIn(locale)}</loc>${change}${twins.join('')}</url>`;
}
