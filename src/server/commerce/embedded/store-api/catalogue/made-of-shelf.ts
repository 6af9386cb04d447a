import type { StoredProduct } from '@/server/commerce/embedded/catalogue/catalogue-rows';

type Shelf = readonly StoredProduct[];

/** What was made is kept for so many names. */
const maximumKept = 8;

/**
 * Keeps what was made of a whole shelf beyond a change of the catalogue, while nothing that it was made of is another:
 * most changes are of one product's price, and its place in the search does not depend on that.
 *
 * @param isSame of two products in the same place
 */
export class MadeOfShelf<Made> {
  readonly #kept = new Map<string, { shelf: Shelf; made: Made }>();

  of(
    name: string,
    shelf: Shelf,
    isSame: (one: StoredProduct, other: StoredProduct) => boolean,
    make: () => Made,
  ): Made {
    const known = this.#kept.get(name);
    const made = known && areSame(known.shelf, shelf, isSame) ? known.made : make();
    this.#kept.delete(name);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= maximumKept && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(name, { shelf, made });
    return made;
  }
}

function areSame(
  before: Shelf,
  now: Shelf,
  isSame: (one: StoredProduct, other: StoredProduct) => boolean,
): boolean {
  return (
    before.length === now.length &&
    now.every((product, place) => {
      const then = before[place];
      return then === product || (then !== undefined && isSame(then, product));
    })
  );
}
