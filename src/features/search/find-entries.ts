import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { searchGroups } from '@/domain/pages/search-synonyms';
import { searchTerm, termsOf, wordsIn, type SearchEntry } from '@/domain/pages/site-search';
import type { Locale } from '@/domain/words/locale';

export type Found = {
  entry: SearchEntry;
  /** The words of the entry that the search met, as `searchTerm` leaves them. */
  terms: ReadonlySet<string>;
};

/** Looks words up, the best first; none for a search of nothing. */
export type Finder = (search: string) => readonly Found[];

/** Shorter words would find what only begins like them: `app` is in `appointment`. */
const shortestBeginning = 5;

/**
 * Makes the entries findable: by a word, by words that mean the same, and by the beginning of a long word. Entries with all
 * words come alone. Only where there are none come those with words spelt nearly so, and then those with some of the words.
 */
export function createFinder(entries: readonly SearchEntry[], locale: Locale): Finder {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['title', 'keywords', 'summary', 'text'],
    // A long text that repeats a word is not more about it.
    extractField: (entry, field) =>
      field === 'text' ? [...termsOf(entry.text)].join(' ') : String(Reflect.get(entry, field)),
    tokenize: wordsIn,
    processTerm: searchTerm,
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

// One slip in a short word, two in a long one; three letters are too few to guess from.
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
