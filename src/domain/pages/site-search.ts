import { defaultLocale } from '../words/locale';
import { commonFrenchWords, frenchStem } from './french-search';
import { array, boolean, number, object, string, type InferType } from 'yup';

const entryKinds = ['product', 'page', 'article', 'answer'] as const;

/** Prices in whole cents by currency, and whether some variants cost more. */
const offerSchema = object({
  picture: object({
    url: string().required(),
    width: number().required(),
    height: number().required(),
  })
    .nullable()
    .default(null),
  prices: object({ USD: number().integer().min(0), CAD: number().integer().min(0) }).required(),
  isFrom: boolean().required(),
});

const entrySchema = object({
  /** Its address; an answer's address is a fragment of its page. */
  path: string().required(),
  kind: string().oneOf(entryKinds).required(),
  title: string().required(),
  summary: string().defined(),
  /** The page's subject, in the words that people use for it. */
  keywords: string().defined(),
  /**
   * The whole text without markup, one line per paragraph, heading or row. Empty where the summary contains everything.
   */
  text: string().defined(),
  /** A product's picture and price; null for everything else. */
  offer: offerSchema.nullable().default(null),
});

/** A product's picture and prices as a search shows them. */
export type SearchOffer = InferType<typeof offerSchema>;

/** One searchable entry. */
export type SearchEntry = InferType<typeof entrySchema>;

/** The search index as the browser receives it. */
export const searchIndexSchema = object({ entries: array(entrySchema.required()).required() });

/** Longest accepted search. */
export const longestSearch = 100;

/** Words that occur in every text and so do not help a search. */
const commonWords = new Set(
  'a about am an and are as at be but by can did do does for from had has have he her his how i if in is it its my no not of on or our she so that the their them then there they this to too us was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** Word separators: spaces and punctuation of any script, apostrophes too. */
const betweenWords = /[\p{Z}\p{P}\p{S}\p{C}]+/u;

/** The words of a text in their order, as they are written. */
export function wordsIn(text: string): string[] {
  return text.split(betweenWords).filter(Boolean);
}

/**
 * Normalises a word for the search: without capitals, accents and the plural s, so that `Batteries` finds `battery`.
 * French words are reduced to their stem. Null for words without meaning.
 */
export function searchTerm(word: string, locale: string = defaultLocale): string | null {
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (locale === 'fr-CA') {
    return bare.length < 2 || commonFrenchWords.has(bare) ? null : frenchStem(bare);
  }
  if (bare.length < 2 || commonWords.has(bare)) return null;
  if (bare.length > 4 && bare.endsWith('ies')) return `${bare.slice(0, -3)}y`;
  if (bare.length > 3 && bare.endsWith('s') && !bare.endsWith('ss')) return bare.slice(0, -1);
  return bare;
}

/** The distinct normalised words of a text. */
export function termsOf(text: string, locale: string = defaultLocale): ReadonlySet<string> {
  return new Set(wordsIn(text).flatMap((word) => searchTerm(word, locale) ?? []));
}
