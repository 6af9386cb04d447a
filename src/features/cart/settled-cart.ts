import { cartFromWire } from '@/client/wire/cart-from-wire';
import { chosenCurrency, keepCurrency } from '@/client/currency';
import type { Cart } from '@/domain/carts/cart';
import { defaultCurrency, type CurrencyCode } from '@/domain/money';
import { useCartStore } from './cart-store';
import { storeUnits } from './stored-summary';

/**
 * Keeps the server's latest cart in order. This tab's answers arrive one after the other, but carts from other tabs
 * arrive in between, so an answer may be older than the cart shown by then.
 */
export class SettledCart {
  /** When the shown cart was last changed on the server. */
  private changedAt = '';
  private timesShown = 0;

  /** A marker to take when a request starts and to return with its answer. */
  mark(): number {
    return this.timesShown;
  }

  /**
   * Shows the cart from an answer to this tab; false when a newer cart from another tab arrived meanwhile: then the
   * answer is dropped. Throws when the body is no cart.
   */
  takeAnswer(body: unknown, mark: number): boolean {
    const read = cartFromWire(body);
    const isOvertaken = mark !== this.timesShown;
    if (isOvertaken && (read === null || read.changedAt < this.changedAt)) return false;
    this.show(read?.cart ?? null, read?.changedAt ?? this.changedAt);
    return true;
  }

  /**
   * Shows a cart that another tab received, unless it is older than the cart shown. False when that cannot be decided,
   * because there is no cart any more or the tab uses another cart format.
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

  /** Shows a cart that did not come through the request queue. */
  replace(cart: Cart | null): void {
    this.show(cart, this.changedAt);
  }

  /** A cart without items counts as no cart (spec 4). */
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

/** A cart from elsewhere (recovered, or from another visit) sets its currency for shoppers who have not chosen one. */
function followCart(currency: CurrencyCode): void {
  if (currency !== defaultCurrency && chosenCurrency() === null) keepCurrency(currency);
}
