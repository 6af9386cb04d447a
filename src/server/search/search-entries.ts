import type { Product } from '@/domain/catalogue/catalogue';
import { defaultLocale, type Locale } from '@/domain/words/locale';
import { paths } from '@/domain/pages/paths';
import { questionId, type ReadingQuestion } from '@/domain/pages/reading';
import type { SearchEntry, SearchOffer } from '@/domain/pages/site-search';
import type { Messages } from '@/messages/catalogue';
import { loadMessages } from '@/messages/load';
import type { Catalogue } from '../commerce/port';
import type { Editorial, EditorialPage } from '../editorial/port';
import { plainText } from '../reading/plain-text';
import { hasOwnPage } from '../reading/has-own-page';

type Sources = { catalogue: Catalogue; editorial: Editorial };
type PageWords = Messages['meta'];

/** Pages that belong to no product and no text, with their titles in the metadata. */
const ownPages: readonly (readonly [path: string, key: keyof PageWords])[] = [
  [paths.shop, 'shop'],
  [paths.accessories, 'accessories'],
  [paths.estimate, 'estimate'],
  [paths.discovery, 'discovery'],
  [paths.hearingTest, 'hearing-test'],
  [paths.bookConsultation, 'book-consultation'],
  [paths.form, 'form'],
  [paths.contact, 'contact-us'],
  [paths.articles, 'articles'],
  [paths.account, 'account'],
  [paths.accountOrders, 'account-orders'],
  [paths.accountEmail, 'account-email-subscription'],
  [paths.forgotPassword, 'forgot-password'],
];

const kinds = ['product', 'accessories', 'services'] as const;

/** Everything that can be found on the site in one language, the same for everybody: it contains no personal data. */
export async function searchEntries(
  { catalogue, editorial }: Sources,
  locale: Locale = defaultLocale,
): Promise<SearchEntry[]> {
  const [products, all, articles, { meta }] = await Promise.all([
    Promise.all(kinds.map((kind) => catalogue.inLocale(locale).listProducts(kind))),
    editorial.inLocale(locale).pages(),
    editorial.inLocale(locale).articles(),
    loadMessages(locale, ['meta']),
  ]);
  if (!meta) throw new Error('No page metadata');
  const pages = all.filter(hasOwnPage);
  return [
    ...products.flat().flatMap((product) => productEntry(product, meta)),
    ...pages.map((page) => textEntry('page', page)),
    ...ownPages.map(([path, key]) => ownEntry(path, meta[key])),
    ...articles.map((article) => textEntry('article', article)),
    ...pages.flatMap(({ path, faq }) => faq.map((question) => answerEntry(path, question))),
  ];
}

function productEntry(product: Product, { product: words }: PageWords): SearchEntry[] {
  const { kind, slug, name, summary } = product;
  const path = kind === 'product' ? paths.product(slug) : paths.accessory(slug);
  const isCarePlan = kind === 'services' && paths.carePlan === `/${slug}`;
  if (kind === 'services' && !isCarePlan) return [];
  const address = isCarePlan ? paths.carePlan : path;
  const keywords = kind === 'product' ? words.keywords : '';
  return [
    {
      ...{ path: address, kind: 'product', title: name, summary, keywords, text: '' },
      offer: offerOf(product),
    },
  ];
}

function textEntry(kind: 'page' | 'article', text: EditorialPage): SearchEntry {
  const { path, title, summary, description, keywords, html } = text;
  return {
    ...{ path, kind, title },
    summary: summary ?? description,
    keywords: keywords ?? '',
    text: `${description}\n${linesOf(html)}`,
    offer: null,
  };
}

function ownEntry(path: string, words: PageWords[keyof PageWords]): SearchEntry {
  const { title, description } = words;
  const keywords = 'keywords' in words ? words.keywords : '';
  return { path, kind: 'page', title, summary: description, keywords, text: '', offer: null };
}

function answerEntry(path: string, { topic, question, answer }: ReadingQuestion): SearchEntry {
  return {
    path: `${path}#${questionId(question)}`,
    kind: 'answer',
    title: question,
    summary: plainText(answer, ' ')
      .replace(/\s+/g, ' ')
      .replace(/ ([.,;:?])/g, '$1')
      .trim(),
    keywords: topic ?? '',
    text: '',
    offer: null,
  };
}

function offerOf({ images, price, currency, otherPrices, variants }: Product): SearchOffer {
  const [image] = images;
  const others = Object.entries(otherPrices ?? {}).map(([code, list]) => [code, list.price]);
  return {
    picture: image ? { url: image.url, width: image.width, height: image.height } : null,
    prices: { [currency]: price, ...Object.fromEntries(others) },
    isFrom: variants.some((variant) => variant.price !== price),
  };
}

/** The text of some HTML, one line for each paragraph, heading, item or cell. */
function linesOf(html: string): string {
  const broken = html.replace(
    /<\/(?:p|li|h[1-6]|td|th|dt|dd|figcaption|summary)>|<br\s*\/?>/g,
    '\n',
  );
  return plainText(broken)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
