import { array, boolean, number, object, string, type InferType } from 'yup';

const entryKinds = ['product', 'page', 'article', 'answer'] as const;

/** Whole cents by currency, and whether some variants cost more. */
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
  /** Where it is; an answer's lies behind the # of its page. */
  path: string().required(),
  kind: string().oneOf(entryKinds).required(),
  title: string().required(),
  summary: string().defined(),
  /** What the page is about, in the words that people use for it. */
  keywords: string().defined(),
  /** The whole text without markup, a line for each paragraph, heading or row. Empty where the summary says it all. */
  text: string().defined(),
  /** What a product looks like and costs; null for everything else. */
  offer: offerSchema.nullable().default(null),
});

/** A product's picture and prices as a search shows them. */
export type SearchOffer = InferType<typeof offerSchema>;

/** One thing that can be found. */
export type SearchEntry = InferType<typeof entrySchema>;

/** Everything that can be found, as the browser gets it. */
export const searchIndexSchema = object({ entries: array(entrySchema.required()).required() });

/** The longest search that is looked at. */
export const longestSearch = 100;

/** Words that stand in every text and tell none from the others. */
const commonWords = new Set(
  'a about am an and are as at be but by can did do does for from had has have he her his how i if in is it its my no not of on or our she so that the their them then there they this to too us was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** What words are separated by: spaces and punctuation of any script, apostrophes too. */
const betweenWords = /[\p{Z}\p{P}\p{S}\p{C}]+/u;

/** The words of a text in their order, as they are written. */
export function wordsIn(text: string): string[] {
  return text.split(betweenWords).filter(Boolean);
}

/**
 * A word as it is looked up: without capitals, accents and the s of a plural, so that `Batteries` finds `battery`. Null for
 * words that say nothing.
 */
export function searchTerm(word: string): string | null {
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (bare.length < 2 || commonWords.has(bare)) return null;
  if (bare.length > 4 && bare.endsWith('ies')) return `${bare.slice(0, -3)}y`;
  if (bare.length > 3 && bare.endsWith('s') && !bare.endsWith('ss')) return bare.slice(0, -1);
  return bare;
}

/** Each word of a text once, as it is looked up. */
export function termsOf(text: string): ReadonlySet<string> {
  return new Set(wordsIn(text).flatMap((word) => searchTerm(word) ?? []));
}
