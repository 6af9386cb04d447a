import MiniSearch from 'minisearch';
import { searchTerm, wordsIn, type SearchEntry } from '@/domain/pages/site-search';

export type Found = {
  entry: SearchEntry;
  /** The words of the entry that the search met, as `searchTerm` leaves them. */
  terms: ReadonlySet<string>;
};

/** Looks words up, the best first; none for a search of nothing. */
export type Finder = (search: string) => readonly Found[];

/**
 * Makes the entries findable: by the beginning of a word, and by a word that is nearly the one that was typed. Entries with
 * all words come alone; only where there are none, those with some.
 */
export function createFinder(entries: readonly SearchEntry[]): Finder {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ['title', 'keywords', 'summary', 'words'],
    tokenize: wordsIn,
    processTerm: searchTerm,
    searchOptions: {
      boost: { title: 5, keywords: 3, summary: 2 },
      boostDocument: (path) => (byPath.get(String(path))?.kind === 'product' ? 1.5 : 1),
      prefix: (term) => term.length > 2,
      // One slip in a short word, two in a long one; three letters are too few to guess from.
      fuzzy: (term) => (term.length > 6 ? 2 : term.length > 3 ? 1 : false),
    },
  });
  index.addAll([...byPath.values()]);

  return (search) => {
    const all = index.search(search, { combineWith: 'AND' });
    const results = all.length > 0 ? all : index.search(search);
    return results.flatMap(({ id, terms }) => {
      const entry = byPath.get(String(id));
      return entry ? [{ entry, terms: new Set(terms) }] : [];
    });
  };
}
