import { paths } from '@/domain/pages/paths';
import { articleCategories } from '@/domain/pages/reading';
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
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...others, ...entries].map((entry) => element(entry, config.siteUrl)),
    '</urlset>',
  ].join('\n');
}

function element({ path, changedAt }: SitemapEntry, siteUrl: string): string {
  const change = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${xmlText(siteUrl + path)}</loc>${change}</url>`;
}
