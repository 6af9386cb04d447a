import type { StoredProduct } from '@/server/commerce/embedded/catalogue/catalogue-rows';

type Shelf = readonly StoredProduct[];

/** For how many names results are kept. */
const maximumKept = 16;

/**
 * Keeps a result computed from all products across changes of the catalogue, as long as nothing it was computed from
 * differs: most changes are of one product's price, and its position in the search does not depend on that.
 *
 * @param isSame compares two products in the same place
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
