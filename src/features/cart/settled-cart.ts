import { cartFromWire } from '@/client/wire/cart-from-wire';
import { chosenCurrency, keepCurrency } from '@/client/currency';
import type { Cart } from '@/domain/carts/cart';
import { defaultCurrency, type CurrencyCode } from '@/domain/money';
import { useCartStore } from './cart-store';
import { storeUnits } from './stored-summary';

/**
 * The last word of the server, kept in order. Answers of this tab come one after the other; carts of
 * other tabs come in between, so an answer may be older than what is shown by the time it arrives.
 */
export class SettledCart {
  /** When the cart shown was last changed on the server. */
  private changedAt = '';
  private timesShown = 0;

  /** To be taken when a request starts and handed back with its answer. */
  mark(): number {
    return this.timesShown;
  }

  /**
   * Shows the cart of an answer to a request of this tab; false when another tab's newer cart came in
   * meanwhile: the answer is dropped. Throws when the body is no cart.
   */
  takeAnswer(body: unknown, mark: number): boolean {
    const read = cartFromWire(body);
    const isOvertaken = mark !== this.timesShown;
    if (isOvertaken && (read === null || read.changedAt < this.changedAt)) return false;
    this.show(read?.cart ?? null, read?.changedAt ?? this.changedAt);
    return true;
  }

  /**
   * Shows a cart that another tab was answered, unless it is older than what is shown; false when it
   * cannot be told, because there is no cart any more or the tab speaks of carts in other words.
   */
  takeFromTab(body: unknown): boolean {
    try {
      const read = cartFromWire(body);
      if (read === null) return false;
      if (read.changedAt >= this.changedAt) this.show(read.cart, read.changedAt);
      return true;
    } catch {
      return false;
    }
  }

  /** Shows a cart that did not come through the queue. */
  replace(cart: Cart | null): void {
    this.show(cart, this.changedAt);
  }

  /** A cart without items is as good as none (spec 4). */
  private show(cart: Cart | null, changedAt: string): void {
    this.changedAt = changedAt;
    this.timesShown += 1;
    if (cart !== null) followCart(cart.currency);
    useCartStore.setState({
      cart: cart !== null && cart.items.length > 0 ? cart : null,
      status: 'ready',
    });
    storeUnits(cart?.itemQuantity ?? 0);
  }
}

/** A cart that came from elsewhere (recovered, or from another visit) brings its currency along to who chose none. */
function followCart(currency: CurrencyCode): void {
  if (currency !== defaultCurrency && chosenCurrency() === null) keepCurrency(currency);
}
