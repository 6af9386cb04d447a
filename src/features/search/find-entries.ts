import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { searchGroups } from '@/domain/pages/search-synonyms';
import { searchTerm, termsOf, wordsIn, type SearchEntry } from '@/domain/pages/site-search';
import type { Locale } from '@/domain/words/locale';

export type Found = {
  entry: SearchEntry;
  /** The entry's words that matched the search, as normalised by `searchTerm`. */
  terms: ReadonlySet<string>;
};

/** Finds entries, the best first; none for an empty search. */
export type Finder = (search: string) => readonly Found[];

/** Shorter words would match unrelated words with the same beginning: `app` is in `appointment`. */
const shortestBeginning = 5;

/**
 * Creates a finder that matches by words, synonyms, and the beginning of a long word. Entries with all words are
 * returned alone. Only if there are none, those with similarly spelt words are returned, and after that those with some
 * of the words.
 */
export function createFinder(entries: readonly SearchEntry[], locale: Locale): Finder {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['title', 'keywords', 'summary', 'text'],
    // Repeating a word must not rank a long text higher.
    extractField: (entry, field) =>
      field === 'text'
        ? [...termsOf(entry.text, locale)].join(' ')
        : String(Reflect.get(entry, field)),
    tokenize: wordsIn,
    processTerm: (word) => searchTerm(word, locale),
    searchOptions: {
      boost: { title: 5, keywords: 3, summary: 2 },
      boostDocument: (path) => (byPath.get(String(path))?.kind === 'product' ? 1.5 : 1),
      prefix: (term) => term.length >= shortestBeginning,
    },
  });
  index.addAll([...byPath.values()]);

  return (search) => {
    const query = queryOf(searchGroups(search, locale));
    if (!query) return [];
    for (const options of fromStrictToLoose) {
      const results = index.search({ ...query, ...options });
      if (results.length > 0) {
        return results.flatMap(({ id, terms }) => {
          const entry = byPath.get(String(id));
          return entry ? [{ entry, terms: new Set(terms) }] : [];
        });
      }
    }
    return [];
  };
}

// Allows one typing error in a short word, two in a long one; three letters are too few for a guess.
const fuzzy = (term: string) => (term.length > 6 ? 2 : term.length > 3 ? 1 : false);

const fromStrictToLoose: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy },
  { combineWith: 'OR' },
  { combineWith: 'OR', fuzzy },
];

function queryOf(groups: readonly (readonly string[])[]) {
  if (groups.length === 0) return null;
  const queries: Query[] = groups.map((group) => ({ combineWith: 'OR', queries: [...group] }));
  return { queries };
}
