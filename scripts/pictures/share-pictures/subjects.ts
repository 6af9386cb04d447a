import { menuGroupOf, type MenuGroupId } from '@/components/shell/menus/menu-types';
import type { Product } from '@/domain/catalogue/catalogue';
import type { Locale } from '@/domain/words/locale';
import { paths } from '@/domain/pages/paths';
import { articleCategories, type ArticleCategory } from '@/domain/pages/reading';
import type { Messages, SomeMessages } from '@/messages/catalogue';
import { loadMessages } from '@/messages/load';
import type { Catalogue } from '@/server/commerce/port';
import type { EditorialArticle, EditorialPage, Editorial } from '@/server/editorial/port';
import { hasOwnPage } from '@/server/reading/has-own-page';

export type ShareTone = 'plate' | 'mint' | 'amber' | 'spruce';

/** Content of one page's share picture. Contains nothing that changes without a new build, such as a price. */
export type ShareSubject = {
  /** The page's address, by which the file is named. */
  path: string;
  /** Name of the section or category to which the page belongs. */
  kicker: string | null;
  title: string;
  /** A sentence below the title. */
  note: string | null;
  tone: ShareTone;
  /**
   * A path below the origin. `square` and `cutout` have the `plate` colour behind them, `panel` fills the right side.
   */
  picture: { url: string; fit: 'square' | 'cutout' | 'panel' } | null;
};

const tonesOfGroups: Record<MenuGroupId, ShareTone> = {
  products: 'plate',
  hearingTest: 'mint',
  learn: 'amber',
  aboutUs: 'spruce',
};

const tonesOfArticles: Record<ArticleCategory, ShareTone> = {
  general: 'mint',
  'patient-resources': 'amber',
  'health-professional-resources': 'spruce',
};

/** Pages that are neither of a product nor of a text, with their keys in the messages `meta`. */
const ownPages: readonly (readonly [
  path: string,
  key: keyof Messages['meta'],
  picture?: string,
])[] = [
  [paths.shop, 'shop', '/pictures/editorial/colour-family.webp'],
  [paths.accessories, 'accessories', '/pictures/editorial/remote-table.webp'],
  [paths.hearingTest, 'hearing-test', '/pictures/editorial/sound-wave.webp'],
  [paths.discovery, 'discovery', '/pictures/editorial/dome-macro.webp'],
  [paths.bookConsultation, 'book-consultation', '/pictures/editorial/spectacles-cup.webp'],
  [paths.articles, 'articles'],
  ...articleCategories.map(
    (category) => [paths.articlesAbout(category), `articles-${category}`] as const,
  ),
  [paths.contact, 'contact-us'],
  [paths.form, 'form'],
];

type Sources = { catalogue: Pick<Catalogue, 'listProducts'>; editorial: Editorial };

/** All pages with their own picture; the others use the start page's. */
export async function shareSubjects(
  { catalogue, editorial }: Sources,
  locale: Locale,
): Promise<ShareSubject[]> {
  const messages = await loadMessages(locale, ['meta', 'home', 'shell', 'ui']);
  const lists = await Promise.all([
    catalogue.listProducts('product'),
    catalogue.listProducts('accessories'),
    catalogue.listProducts('services'),
  ]);
  const [pages, articles] = await Promise.all([editorial.pages(), editorial.articles()]);
  return [
    homeSubject(messages),
    ...ownPages.map((page) => ownSubject(page, messages)),
    ...lists.flat().map(productSubject),
    ...pages.filter(hasOwnPage).map((page) => pageSubject(page, messages)),
    ...articles.map((article) => articleSubject(article, messages)),
  ];
}

function homeSubject({ home, meta }: SomeMessages): ShareSubject {
  return {
    path: paths.home,
    kicker: null,
    title: home?.hero.headline ?? '',
    note: meta?.home.title ?? '',
    tone: 'plate',
    picture: { url: '/pictures/products/charge-go/silver-cutout.webp', fit: 'cutout' },
  };
}

function ownSubject(
  [path, key, picture]: (typeof ownPages)[number],
  messages: SomeMessages,
): ShareSubject {
  return {
    ...placeOf(path, messages),
    path,
    title: messages.meta?.[key].title ?? '',
    note: null,
    picture: picture ? { url: picture, fit: 'panel' } : null,
  };
}

function productSubject({ kind, slug, name, summary, images }: Product): ShareSubject {
  const [image] = images;
  const path = {
    product: paths.product,
    accessories: paths.accessory,
    services: () => paths.carePlan,
  };
  return {
    path: path[kind](slug),
    kicker: null,
    title: name,
    note: summary,
    tone: 'plate',
    picture: image ? { url: image.url, fit: 'square' } : null,
  };
}

function pageSubject(page: EditorialPage, messages: SomeMessages): ShareSubject {
  const { path, title, picture } = page;
  return {
    ...placeOf(path, messages),
    path,
    title,
    note: null,
    picture: picture && { url: picture.url, fit: 'panel' },
  };
}

function articleSubject(article: EditorialArticle, messages: SomeMessages): ShareSubject {
  const { path, title, category, picture } = article;
  return {
    path,
    kicker: messages.ui?.articles[category] ?? null,
    title,
    note: null,
    tone: tonesOfArticles[category],
    picture: picture && { url: picture.url, fit: 'panel' },
  };
}

/** Name and colour of the menu group to which a page belongs. */
function placeOf(path: string, messages: SomeMessages): Pick<ShareSubject, 'kicker' | 'tone'> {
  const group = menuGroupOf(path);
  if (!group) return { kicker: null, tone: 'plate' };
  return { kicker: messages.shell?.menu[group] ?? null, tone: tonesOfGroups[group] };
}
