import { wordsOf } from './search';

/** Texts by the beginnings of their words. Finding costs what is found, not what there is. */
export class WordIndex {
  readonly #places = new Map<string, number[]>();
  readonly #sorted: readonly string[];
  readonly #count: number;

  constructor(texts: readonly string[]) {
    this.#count = texts.length;
    for (const [place, text] of texts.entries()) {
      for (const word of new Set(wordsOf(text))) {
        const places = this.#places.get(word);
        if (places) places.push(place);
        else this.#places.set(word, [place]);
      }
    }
    this.#sorted = [...this.#places.keys()].sort();
  }

  /** The places of the texts that have a word with each of these beginnings; none without any. */
  find(beginnings: readonly string[]): number[] {
    let found: number[] = [];
    const met = new Uint16Array(this.#count);
    for (const [index, beginning] of beginnings.entries()) {
      found = [];
      for (const word of this.#wordsWith(beginning)) {
        for (const place of this.#places.get(word) ?? []) {
          if (met[place] !== index) continue;
          met[place] = index + 1;
          found.push(place);
        }
      }
    }
    return found;
  }

  *#wordsWith(beginning: string): Generator<string> {
    for (let at = this.#firstFrom(beginning); at < this.#sorted.length; at += 1) {
      const word = this.#sorted[at];
      if (!word?.startsWith(beginning)) return;
      yield word;
    }
  }

  /** The position of the first word that does not come before this one. */
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
