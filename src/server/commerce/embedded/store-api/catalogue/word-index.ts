import { wordsOf } from './search';

/** Up to this number texts are scanned one by one; more are looked up in the index. */
const fewIsAtMost = 500;

/** Finds texts by the beginnings of their words. The cost grows with the matches, not with the number of texts. */
export class WordIndex {
  readonly #places = new Map<string, number[]>();
  readonly #sorted: readonly string[];
  readonly #texts: readonly string[];

  constructor(texts: readonly string[]) {
    this.#texts = texts;
    for (const [place, text] of texts.entries()) {
      for (const word of new Set(wordsOf(text))) {
        const places = this.#places.get(word);
        if (places) places.push(place);
        else this.#places.set(word, [place]);
      }
    }
    this.#sorted = [...this.#places.keys()].sort();
  }

  /** The places of the texts that have a word with each of these beginnings; empty without any beginning. */
  find(beginnings: readonly string[]): number[] {
    const lists = beginnings.map((beginning) => this.#placesWith(beginning));
    const fewest = lists.reduce<number[]>(
      (fewer, places) => (fewer.length <= places.length ? fewer : places),
      lists[0] ?? [],
    );
    if (fewest.length > fewIsAtMost) return this.#inAll(lists);
    return [...new Set(fewest)].filter((place) => {
      const words = wordsOf(this.#texts[place] ?? '');
      return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
    });
  }

  #inAll(lists: readonly (readonly number[])[]): number[] {
    let found: number[] = [];
    const met = new Uint16Array(this.#texts.length);
    for (const [index, places] of lists.entries()) {
      found = [];
      for (const place of places) {
        if (met[place] !== index) continue;
        met[place] = index + 1;
        found.push(place);
      }
    }
    return found;
  }

  /** May contain a place more than once. */
  #placesWith(beginning: string): number[] {
    const lists = [...this.#wordsWith(beginning)].map((word) => this.#places.get(word) ?? []);
    const [only] = lists;
    return lists.length === 1 && only ? only : lists.flat();
  }

  *#wordsWith(beginning: string): Generator<string> {
    for (let at = this.#firstFrom(beginning); at < this.#sorted.length; at += 1) {
      const word = this.#sorted[at];
      if (!word?.startsWith(beginning)) return;
      yield word;
    }
  }

  /** The position of the first word that sorts at or after this beginning. */
  #firstFrom(beginning: string): number {
    let [from, to] = [0, this.#sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#sorted[middle] ?? '') < beginning) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
