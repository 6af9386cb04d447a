import {
  type StoreAnswer,
  type StoreRefusal,
  unreadableRefusal,
} from '@/client/requests/store-answer';
import { createCartQueue } from '@/client/requests/store-requests';
import type { Cart } from '@/domain/carts/cart';
import type { CartFailure } from './cart-failure';
import type { CartChange } from './lazy-cart-actions';
import { useCartStore } from './cart-store';
import type { NewItem } from './new-item';
import { joinOtherTabs, type OtherTabs } from './other-tabs';
import { SettledCart } from './settled-cart';
import { tellFailure } from '@/features/failures/public';

export type CartQueue = ReturnType<typeof createCartQueue>;

/** Dependencies of the actions. */
export type CartWorld = {
  /** Opens the queue. `onLate` runs when a request is answered after it was given up. */
  openQueue(onLate: () => void): CartQueue;
  /** Connects to the shop's other tabs. `onAnswer` receives the answers that they got. */
  joinTabs(onAnswer: (body: unknown) => void): OtherTabs;
  /** Shows the shopper the failure and reports it. */
  tellFailure(failure: CartFailure, refusal: StoreRefusal): void;
};

/**
 * All cart requests to the server, under five rules: the server's cart is the only truth for money; the wanted quantity
 * is kept per line, and clicks during a request are merged into one next request; an answer older than the cart shown
 * is dropped, even if it comes from another tab; an error belongs to its line until that line is tried again; none of
 * this runs before the page has hydrated.
 */
export class CartActions {
  private readonly settled = new SettledCart();
  private readonly queue: CartQueue;
  private readonly tabs: OtherTabs;
  /** Lines whose wanted quantity is being sent. */
  private readonly settling = new Set<string>();
  private reading: Promise<void> | null = null;
  private isReadingQuiet = true;

  constructor(private readonly world: CartWorld) {
    this.queue = world.openQueue(this.refreshQuietly);
    this.tabs = world.joinTabs((body) => {
      if (!this.settled.takeFromTab(body)) this.refreshQuietly();
    });
  }

  /** Reads the cart if it was not read yet. Quiet means: no toast when it fails. */
  async ensure({ isQuiet = false } = {}): Promise<void> {
    const { status } = useCartStore.getState();
    if (status !== 'ready') await this.refresh({ isQuiet });
  }

  /** Reads the cart. Calls made during a read share it; if one of them is not quiet, a failure shows a toast. */
  refresh({ isQuiet = false } = {}): Promise<void> {
    if (!isQuiet) this.isReadingQuiet = false;
    this.reading ??= this.read();
    return this.reading;
  }

  /**
   * Adds an item; shows a toast and returns false when it could not be added. `onAnswer` is called at the moment when
   * the answer is shown.
   */
  async add({ id, options, quantity, planId }: NewItem, onAnswer?: () => void): Promise<boolean> {
    const item = {
      product_id: id,
      quantity,
      options: options && [...options],
      ...(planId !== undefined && {
        purchase_option: { type: 'subscription' as const, plan_id: planId },
      }),
    };
    const answer = await this.change((swell) => swell.cart.addItem(item), onAnswer);
    if (!answer.ok) this.fail('addToCart', answer);
    return answer.ok;
  }

  /** Sets the wanted quantity of a line; 0 or less removes it. */
  async setQuantity(itemId: string, quantity: number): Promise<void> {
    useCartStore.setState(({ wanted, lineErrors }) => ({
      wanted: { ...wanted, [itemId]: Math.max(0, quantity) },
      lineErrors: without(lineErrors, itemId),
    }));
    if (this.settling.has(itemId)) return;
    this.settling.add(itemId);
    await this.settle(itemId);
    this.settling.delete(itemId);
  }

  /**
   * Sends a change and shows the cart from the answer; a refusal is returned and shows nothing. The cart, the end of
   * the change and `onAnswer` come in one update, so that screens render once.
   */
  change(call: CartChange, onAnswer?: () => void): Promise<StoreAnswer<Cart | null>> {
    useCartStore.setState(({ changing }) => ({ changing: changing + 1 }));
    return this.request(call, () => {
      useCartStore.setState(({ changing }) => ({ changing: changing - 1 }));
      onAnswer?.();
    });
  }

  /** Shows a cart from another source, or none after an order; other tabs then ask the server. */
  replace(cart: Cart | null): void {
    this.settled.replace(cart);
    this.tabs.tell(null);
  }

  /** Sends the wanted quantity of a line until the answer matches it. */
  private async settle(itemId: string): Promise<void> {
    for (;;) {
      let sent = 0;
      const answer = await this.change((swell) => {
        sent = useCartStore.getState().wanted[itemId] ?? 0;
        return sent === 0
          ? swell.cart.removeItem(itemId)
          : swell.cart.updateItem(itemId, { quantity: sent });
      });
      if (!answer.ok) return this.rollBack(itemId, sent, answer);
      if (useCartStore.getState().wanted[itemId] === sent) return this.forgetWanted(itemId);
    }
  }

  private rollBack(itemId: string, sent: number, refusal: StoreRefusal): void {
    const failure = sent === 0 ? 'removeCartItem' : 'updateCartItem';
    this.forgetWanted(itemId);
    useCartStore.setState(({ lineErrors }) => ({
      lineErrors: { ...lineErrors, [itemId]: failure },
    }));
    this.fail(failure, refusal);
  }

  private forgetWanted(itemId: string): void {
    useCartStore.setState(({ wanted }) => ({ wanted: without(wanted, itemId) }));
  }

  private async read(): Promise<void> {
    useCartStore.setState({ status: 'reading' });
    const answer = await this.request((swell) => swell.cart.get());
    const isQuiet = this.isReadingQuiet;
    this.reading = null;
    this.isReadingQuiet = true;
    if (answer.ok) return;
    useCartStore.setState({ status: 'failed' });
    if (!isQuiet) this.world.tellFailure('fetchCartData', answer);
  }

  /** Runs one request in the queue. An answer without a valid cart counts as no answer. */
  private async request(
    call: CartChange,
    onAnswer?: () => void,
  ): Promise<StoreAnswer<Cart | null>> {
    let mark = 0;
    const answer = await this.queue((swell) => {
      mark = this.settled.mark();
      return call(swell);
    });
    onAnswer?.();
    if (!answer.ok) return answer;
    try {
      if (this.settled.takeAnswer(answer.value, mark)) this.tabs.tell(answer.value);
      else this.refreshQuietly();
      return { ok: true, value: useCartStore.getState().cart };
    } catch (failure) {
      return unreadableRefusal(failure);
    }
  }

  /** Shows the failure, and reads the cart again if the server may have made a change that it did not confirm. */
  private fail(failure: CartFailure, refusal: StoreRefusal): void {
    this.world.tellFailure(failure, refusal);
    if (['timeout', 'connection_error', 'not_found_error'].includes(refusal.code)) {
      this.refreshQuietly();
    }
  }

  private readonly refreshQuietly = (): void => {
    void this.refresh({ isQuiet: true });
  };
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}

let page: CartActions | null = null;

/** The actions of this page; created once, in the browser only. */
export function pageCartActions(): CartActions {
  page ??= startPageActions();
  return page;
}

function startPageActions(): CartActions {
  const actions = new CartActions({
    openQueue: (onLate) => createCartQueue(onLate),
    joinTabs: joinOtherTabs,
    tellFailure: (failure, refusal) => tellFailure(failure, refusal, 'cart'),
  });
  // A page restored from the browser's history has missed messages from other tabs.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void actions.refresh({ isQuiet: true });
  });
  return actions;
}
