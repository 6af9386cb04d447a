import type { CartLine } from '@/domain/carts/cart';
import { type CurrencyCode, multiplyCents } from '@/domain/money';
import type { CartState } from './cart-store';
import type { NewItem } from './new-item';

/** A line as a screen shows it. */
export type ShownLine = CartLine & {
  /** Set while the price still comes from the page and not from the cart. */
  currency?: CurrencyCode;
  /** The same for an item on its way and for the line that the server makes of it. */
  key: string;
  /** Units of it are on their way: it cannot be changed before they have come. */
  isArriving: boolean;
};

/**
 * The lines as the shopper wants them: quantities at once, amounts as last confirmed. An item on its way counts with
 * the line it will become part of; where there is none it is a line of its own, at the price that the page named.
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
    // The server keeps two lines of one kind apart when something is noted on one of them.
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

/** What the server puts into one line: the same product, the same choice, the same way of buying. */
function kindOf({ id, variantSubname, plan }: Pick<CartLine, 'id' | 'variantSubname' | 'plan'>) {
  return [id, variantSubname, plan?.name].join(' / ');
}
