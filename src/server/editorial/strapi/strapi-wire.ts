import { array, mixed, number, object, string, ValidationError, type InferType } from 'yup';
import { localAddress } from '@/domain/pages/addresses';
import { defaultLocale, localeOf, type Locale } from '@/domain/words/locale';
import { paths } from '@/domain/pages/paths';
import { articleCategories } from '@/domain/pages/reading';
import { markdownHtml } from '../markdown-html';
import { reviewers, type EditorialArticle, type EditorialPage } from '../port';
import { readingMinutes } from '../reading-minutes';
import { blocksHtml } from './blocks-html';

const moment = string().matches(/^\d{4}-\d\d-\d\d(T|$)/);

const common = {
  title: string().required(),
  locale: string().nullable(),
  localizations: array(object({ locale: string().required() }).required()).nullable(),
  summary: string().max(500).nullable(),
  description: string().required().max(200),
  keywords: string().nullable(),
  /** Markdown, or the output of Strapi's block editor. */
  body: mixed().required(),
  /** The date shown above the text; Strapi's own is that of the last click on Publish. */
  date: moment.nullable(),
  publishedAt: moment.required(),
  updatedAt: moment.required(),
  review: mixed<(typeof reviewers)[number]>().oneOf(reviewers).nullable(),
  sources: array(
    object({
      title: string().required(),
      url: string()
        .matches(/^https?:\/\//)
        .nullable(),
    }).required(),
  ).nullable(),
  faq: array(
    object({
      topic: string().nullable(),
      question: string().required(),
      answer: string().required(),
    }).required(),
  ).nullable(),
};

const pageEntry = object({
  ...common,
  path: string()
    .required()
    .matches(/^\/([a-z0-9]+(-[a-z0-9]+)*\/)?[a-z0-9]+(-[a-z0-9]+)*$/),
});

const articleEntry = object({
  ...common,
  slug: string()
    .required()
    .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  author: string()
    .required()
    .matches(/^[\w-]+$/),
  category: string()
    .required()
    .oneOf([...articleCategories]),
  summary: string().required().max(500),
  tags: array(string().required()).nullable(),
  related: array(object({ slug: string().required() }).required()).nullable(),
});

/** A page of a list (docs.strapi.io, "REST API"). */
export const listAnswer = object({
  data: array(mixed().required()).required(),
  meta: object({
    pagination: object({ page: number().required(), pageCount: number().required() }).required(),
  }).required(),
});

const translated = object({
  locale: string().required(),
  localizations: array(
    object({ locale: string().required(), slug: string(), path: string() }).required(),
  ).nullable(),
}).required();

/**
 * The entries of a list that are in a language. Translations get the slug or path of their entry in the first language:
 * by it the shop finds a text, its twin and what is related.
 */
export function entriesIn(data: readonly unknown[], locale: Locale): readonly unknown[] {
  if (locale === defaultLocale) return data;
  return data.flatMap((entry) => {
    if (!translated.isValidSync(entry)) return [];
    const { localizations } = translated.validateSync(entry);
    const first = localizations?.find((other) => localeOf(other.locale) === defaultLocale);
    if (entry.locale !== locale) return [];
    return [
      {
        ...entry,
        ...(first?.slug !== undefined && { slug: first.slug }),
        ...(first?.path !== undefined && { path: first.path }),
      },
    ];
  });
}

function addressesOf(path: string, { locale, localizations }: Common): EditorialPage['addresses'] {
  const languages = [
    locale ?? defaultLocale,
    ...(localizations ?? []).map((other) => other.locale),
  ];
  return Object.fromEntries(
    languages.map(localeOf).map((one) => [one, localAddress(path, one)] as const),
  );
}

/** A usable text, or why it is not usable, with its name for looking it up in Strapi. */
export type Reading<Text> =
  { ok: true; text: Text } | { ok: false; name: string; faults: string[] };

export function readPage(entry: unknown): Reading<EditorialPage> {
  return reading(entry, (value) => {
    const fields = pageEntry.validateSync(value, { strict: true, abortEarly: false });
    return pageOf(fields, fields.path, fields.path.slice(1).replace('/', '-'));
  });
}

export function readArticle(entry: unknown): Reading<EditorialArticle> {
  return reading(entry, (value) => {
    const fields = articleEntry.validateSync(value, { strict: true, abortEarly: false });
    const page = pageOf(fields, paths.article(fields.slug), fields.slug);
    return {
      ...page,
      author: fields.author,
      category: fields.category,
      summary: fields.summary,
      tags: fields.tags ?? [],
      related: fields.related?.map(({ slug }) => slug) ?? [],
      readingMinutes: readingMinutes(page.html),
    };
  });
}

function reading<Text>(entry: unknown, read: (entry: unknown) => Text): Reading<Text> {
  try {
    return { ok: true, text: read(entry) };
  } catch (error) {
    if (error instanceof ValidationError) {
      return { ok: false, name: nameOf(entry), faults: error.errors };
    }
    throw error;
  }
}

type Common = Pick<InferType<typeof articleEntry>, Exclude<keyof typeof common, 'summary'>> & {
  summary?: string | null;
};

function pageOf(fields: Common, path: string, slug: string): EditorialPage {
  const { title, description, publishedAt, updatedAt, date } = fields;
  return {
    ...{ slug, path, title, description },
    addresses: addressesOf(path, fields),
    summary: fields.summary ?? null,
    html: bodyHtml(fields.body),
    keywords: fields.keywords ?? null,
    sources: (fields.sources ?? []).map((source) => ({
      title: source.title,
      url: source.url ?? null,
    })),
    faq: (fields.faq ?? []).map(({ topic, question, answer }) => ({
      ...{ topic: topic ?? null, question, answer: checked(markdownHtml(answer)) },
    })),
    publishedAt: isoOf(date ?? publishedAt),
    updatedAt: isoOf(updatedAt),
    // Pictures of a content service are on another host, and our pages load nothing from other hosts.
    picture: null,
    review: fields.review ?? null,
  };
}

function bodyHtml(body: unknown): string {
  if (typeof body === 'string') return checked(markdownHtml(body));
  if (Array.isArray(body)) return checked(blocksHtml(body));
  throw new ValidationError('body is neither Markdown nor blocks');
}

function checked({ html, faults }: { html: string; faults: string[] }): string {
  if (faults.length > 0) throw new ValidationError(faults.join('; '));
  return html;
}

function isoOf(moment: string): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) throw new ValidationError(`${moment} is no moment`);
  return at.toISOString();
}

function nameOf(entry: unknown): string {
  const { slug, path, documentId }: Record<string, unknown> = Object(entry);
  return String(slug ?? path ?? documentId ?? 'without a name').slice(0, 100);
}
