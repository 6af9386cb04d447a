import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { InferType } from 'yup';
import { localAddress } from '@/domain/pages/addresses';
import { paths } from '@/domain/pages/paths';
import { defaultLocale, locales, type Locale } from '@/domain/words/locale';
import type { Editorial, EditorialArticle, EditorialPage } from '../port';
import { articleFields, pageFields } from './fields';
import { EditorialFileError, fileHtml, readMarkdownFile } from './markdown-file';
import { readingMinutes } from '../reading-minutes';

/**
 * Texts shipped with the shop, `folder` being that of the first language: `<folder>/pages/<page>.md`, `<folder>/pages/<section>/<page>.md` and
 * `<folder>/blogs/<slug>.md`, all read here, once. Throws EditorialFileError for an unusable file, published or not.
 */
export async function openBundledEditorial(folder: string): Promise<Editorial> {
  const content = path.dirname(folder);
  const opened = await Promise.all(
    locales.map((locale) =>
      locale === defaultLocale
        ? readTexts(folder)
        : readTexts(path.join(/* turbopackIgnore: true */ content, locale)),
    ),
  );
  const inEvery = locales.map((locale, index) => ({ locale, texts: opened[index] ?? noTexts }));
  const withAddresses = <Text extends EditorialPage>(list: (texts: Texts) => readonly Text[]) =>
    new Map(
      inEvery.map(({ locale, texts }) => [
        locale,
        list(texts).map((text) => ({ ...text, addresses: addressesOf(text, inEvery, list) })),
      ]),
    );
  const pages = withAddresses((texts) => texts.pages);
  const articles = withAddresses((texts) => texts.articles);
  const inLocale = (locale: Locale): Editorial => ({
    adapter: 'bundled',
    pages: async () => pages.get(locale) ?? [],
    articles: async () => articles.get(locale) ?? [],
    inLocale,
  });
  return inLocale(defaultLocale);
}

type Texts = { pages: readonly EditorialPage[]; articles: readonly EditorialArticle[] };
const noTexts: Texts = { pages: [], articles: [] };

/** A language without a folder has no texts. */
async function readTexts(folder: string): Promise<Texts> {
  if (!existsSync(/* turbopackIgnore: true */ folder)) return noTexts;
  const [pages, articles] = await Promise.all([
    readAll(path.join(folder, 'pages'), readPage),
    readAll(path.join(folder, 'blogs'), readArticle),
  ]);
  checkRelated(path.join(folder, 'blogs'), articles);
  return { pages, articles };
}

/** A text's addresses in all languages that have a text of the same id. */
function addressesOf<Text extends EditorialPage>(
  { slug }: Text,
  inEvery: readonly { locale: Locale; texts: Texts }[],
  list: (texts: Texts) => readonly Text[],
): EditorialPage['addresses'] {
  return Object.fromEntries(
    inEvery.flatMap(({ locale, texts }) => {
      const own = list(texts).find((text) => text.slug === slug);
      return own ? [[locale, own.addresses[locale] ?? localAddress(own.path, locale)]] : [];
    }),
  );
}

/** `place` is the file's path below its folder: `our-products/prices`, whose slug is `our-products-prices`. */
type File = { name: string; place: string; slug: string; text: string };

/** The result of `read` for each file; null marks an unpublished one. */
async function readAll<Text extends EditorialPage>(
  folder: string,
  read: (file: File) => Text | null,
): Promise<readonly Text[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md'));
  const texts: Text[] = [];
  await Promise.all(
    names.map(async (fileName) => {
      const name = path.join(/* turbopackIgnore: true */ folder, fileName);
      const place = fileName.slice(0, -'.md'.length).split(path.sep).join('/');
      if (!/^([a-z0-9]+(-[a-z0-9]+)*\/)?[a-z0-9]+(-[a-z0-9]+)*$/.test(place)) {
        throw new EditorialFileError(name, [
          'its name becomes an address: small letters, digits and dashes, at most one folder deep',
        ]);
      }
      const slug = place.replace('/', '-');
      const text = read({ name, place, slug, text: await readFile(name, 'utf8') });
      if (text) texts.push(text);
    }),
  );
  checkSlugs(folder, texts);
  return texts.toSorted(
    (a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug),
  );
}

function checkSlugs(folder: string, texts: readonly EditorialPage[]): void {
  const slugs = texts.map(({ slug }) => slug);
  const twice = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
  if (twice) throw new EditorialFileError(folder, [`two texts would be called ${twice}`]);
}

function checkRelated(folder: string, articles: readonly EditorialArticle[]): void {
  const known = new Set(articles.map(({ slug }) => slug));
  for (const { slug, related } of articles) {
    const unknown = related.find((other) => other === slug || !known.has(other));
    if (unknown === undefined) continue;
    throw new EditorialFileError(path.join(folder, `${slug}.md`), [
      `related: ${unknown} is no other article`,
    ]);
  }
}

function readPage(file: File): EditorialPage | null {
  const { fields, html } = readMarkdownFile(file.name, file.text, pageFields);
  const page = pageOf(file, `/${file.place}`, html, fields);
  return fields.published ? page : null;
}

function readArticle(file: File): EditorialArticle | null {
  const { fields, html } = readMarkdownFile(file.name, file.text, articleFields);
  const page = pageOf(file, paths.article(file.slug), html, fields);
  if (!fields.published) return null;
  const own = fields.slug === undefined ? {} : { 'fr-CA': frenchArticle(fields.slug) };
  return {
    ...page,
    addresses: own,
    author: fields.author,
    category: fields.category,
    summary: fields.summary,
    tags: fields.tags,
    related: fields.related ?? [],
    readingMinutes: readingMinutes(html),
  };
}

function pageOf(
  { name, slug }: File,
  address: string,
  html: string,
  fields: InferType<typeof pageFields>,
): EditorialPage {
  const { title, summary, description, keywords, date, updated = date, review } = fields;
  const { sources = [], faq = [] } = fields;
  return {
    slug,
    path: address,
    addresses: {},
    title,
    summary: summary ?? null,
    html,
    description,
    keywords: keywords ?? null,
    sources: sources.map((source) => ({ title: source.title, url: source.url ?? null })),
    faq: faq.map(({ topic, question, answer }) => ({
      topic: topic ?? null,
      question,
      answer: fileHtml(name, answer),
    })),
    publishedAt: startOf(date),
    updatedAt: startOf(updated),
    picture: fields.picture ?? null,
    review: review ?? null,
  };
}

function frenchArticle(slug: string): string {
  return localAddress(paths.article(slug), 'fr-CA');
}

function startOf(day: string): string {
  return `${day}T00:00:00.000Z`;
}
