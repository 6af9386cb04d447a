import type { CartLine } from '@/domain/carts/cart';
import { type CurrencyCode, multiplyCents } from '@/domain/money';
import type { CartState } from './cart-store';
import type { NewItem } from './new-item';

/** A line as a screen shows it. */
export type ShownLine = CartLine & {
  /** Set while the price still comes from the page instead of the cart. */
  currency?: CurrencyCode;
  /** The same for an item being added and for the line that the server creates for it. */
  key: string;
  /** Units of it are being added: the line cannot be changed until that is done. */
  isArriving: boolean;
};

/**
 * The lines as the shopper wants them: quantities at once, amounts as last confirmed. An item being added counts with
 * the line that it will join; without one it is a separate line, at the price given by the page.
 */
export function shownLines({
  cart,
  wanted,
  arriving,
}: Pick<CartState, 'cart' | 'wanted' | 'arriving'>): ShownLine[] {
  const lines = new Map<string, ShownLine>();
  for (const line of cart?.items ?? []) {
    const quantity = wanted[line.itemId] ?? line.quantity;
    const kind = kindOf(line);
    // The server keeps two lines of the same kind apart when one of them has a note.
    const key = lines.has(kind) ? line.itemId : kind;
    if (quantity > 0) lines.set(key, { ...line, quantity, key, isArriving: false });
  }
  for (const item of arriving) {
    const key = kindOf(item);
    const line = lines.get(key);
    lines.set(key, line ? withMore(line, item.quantity) : newLine(item, key));
  }
  return [...lines.values()];
}

function withMore(line: ShownLine, units: number): ShownLine {
  const quantity = line.quantity + units;
  const isConfirmed = line.currency === undefined;
  const priceTotal = isConfirmed ? line.priceTotal : multiplyCents(line.price, quantity);
  return { ...line, quantity, priceTotal, isArriving: true };
}

function newLine(item: NewItem, key: string): ShownLine {
  const { id, slug, name, variantSubname, included, plan, imageUrl, price, currency, quantity } =
    item;
  const said = {
    id,
    slug,
    name,
    variantSubname,
    included,
    plan,
    imageUrl,
    price,
    currency,
    quantity,
  };
  const priceTotal = multiplyCents(price, quantity);
  return { ...said, itemId: key, priceTotal, key, isArriving: true };
}

/** Key of what the server merges into one line: the same product, options and purchase option. */
function kindOf({ id, variantSubname, plan }: Pick<CartLine, 'id' | 'variantSubname' | 'plan'>) {
  return [id, variantSubname, plan?.name].join(' / ');
}
