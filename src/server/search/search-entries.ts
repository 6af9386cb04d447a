import type { Product } from '@/domain/catalogue/catalogue';
import { defaultLocale } from '@/domain/words/locale';
import { paths } from '@/domain/pages/paths';
import { questionId, type ReadingQuestion } from '@/domain/pages/reading';
import { termsOf, type SearchEntry } from '@/domain/pages/site-search';
import type { Messages } from '@/messages/catalogue';
import { loadMessages } from '@/messages/load';
import type { Catalogue } from '../commerce/port';
import type { Editorial, EditorialPage } from '../editorial/port';
import { plainText } from '../reading/plain-text';
import { hasOwnPage } from '../reading/has-own-page';

type Sources = { catalogue: Catalogue; editorial: Editorial };
type PageWords = Messages['meta'];

/** Pages that belong to no product and no text, by what the metadata calls them. */
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

/** Everything that can be found on the site, for everybody: nothing in it belongs to one person. */
export async function searchEntries({ catalogue, editorial }: Sources): Promise<SearchEntry[]> {
  const [products, all, articles, { meta }] = await Promise.all([
    Promise.all(kinds.map((kind) => catalogue.listProducts(kind))),
    editorial.pages(),
    editorial.articles(),
    loadMessages(defaultLocale, ['meta']),
  ]);
  if (!meta) throw new Error('No page metadata');
  const pages = all.filter(hasOwnPage);
  return [
    ...products.flat().flatMap(productEntry),
    ...pages.map((page) => textEntry('page', page)),
    ...ownPages.map(([path, key]) => ownEntry(path, meta[key])),
    ...articles.map((article) => textEntry('article', article)),
    ...pages.flatMap(({ path, faq }) => faq.map((question) => answerEntry(path, question))),
  ];
}

function productEntry({ kind, slug, name, summary }: Product): SearchEntry[] {
  const path = kind === 'product' ? paths.product(slug) : paths.accessory(slug);
  const isCarePlan = kind === 'services' && paths.carePlan === `/${slug}`;
  if (kind === 'services' && !isCarePlan) return [];
  const address = isCarePlan ? paths.carePlan : path;
  return [{ path: address, kind: 'product', title: name, summary, keywords: '', words: '' }];
}

function textEntry(kind: 'page' | 'article', text: EditorialPage): SearchEntry {
  const { path, title, summary, description, keywords, html } = text;
  return {
    ...{ path, kind, title },
    summary: summary ?? description,
    keywords: keywords ?? '',
    words: oneOfEach(`${description} ${plainText(html, ' ')}`),
  };
}

function ownEntry(path: string, words: PageWords[keyof PageWords]): SearchEntry {
  const { title, description } = words;
  const keywords = 'keywords' in words ? words.keywords : '';
  return { path, kind: 'page', title, summary: description, keywords, words: '' };
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
    words: '',
  };
}

function oneOfEach(text: string): string {
  return [...termsOf(text)].join(' ');
}
