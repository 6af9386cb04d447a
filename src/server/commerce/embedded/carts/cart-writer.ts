import type { CartRecord } from '@/domain/carts/cart-record';
import type { LineContext } from '@/domain/carts/cart-lines';
import type { PricedCart } from '@/domain/carts/priced-cart';
import { keepRated, priceCart, type PriceList } from '@/domain/pricing';
import { runningPromotions } from '@/domain/promotion';
import type { SessionRecord } from '@/domain/accounts/session';
import type { TaxTable } from '@/domain/tax';
import type { Database, SqlSession } from '@/server/db/database';
import { holdCart, asChosen, newCart, openCartOf } from './cart-opening';
import {
  openCartInSession,
  openCartWithSession,
  readVisit,
  saveCart,
  saveIfUnchanged,
  type Visit,
} from './cart-rows';
import type { CatalogueCache } from '../catalogue/catalogue-cache';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot';
import type { Outcome, RequestSession } from '../engine';
import { newId } from '../ids';
import { withLiveDiscounts } from '../discounts/live-discounts';
import { transactionUnlessRefused } from '../refused';

/** The prices a cart is calculated with, at one moment and in its currency. */
export type Prices = Pick<PriceList, 'findProduct' | 'promotions'>;

/** A cart change that needs nothing but the catalogue. It may run twice, so it must not keep state. */
export type PureChange = (cart: CartRecord, context: LineContext) => Outcome<CartRecord>;

/** A change that reads or writes other rows; it runs once, while the cart is locked. */
export type HeldChange = (
  cart: CartRecord,
  context: LineContext & Prices & { tx: SqlSession; now: Date; session: SessionRecord },
) => Promise<Outcome<CartRecord>>;

/** Reading, changing and pricing the cart of a session. */
export interface CartWriter {
  /** Null before the first item and after the cart became an order. */
  find(session: RequestSession): Promise<PricedCart | null>;
  change(session: RequestSession, change: PureChange): Promise<Outcome<PricedCart>>;
  changeHeld(session: RequestSession, change: HeldChange): Promise<Outcome<PricedCart>>;
  /** The cart with today's prices. */
  priced(cart: CartRecord, prices: Prices): PricedCart;
}

type WriterDeps = { db: Database; catalogue: CatalogueCache; taxTable: TaxTable; now: () => Date };

/**
 * All cart changes go through here. A change that needs only the catalogue runs without a transaction: read, change,
 * and save unless the cart was changed meanwhile; that is two statements. A change that loses such a race, and every
 * other change, locks the cart's row from reading to writing.
 */
export function createCartWriter({ db, catalogue, taxTable, now }: WriterDeps): CartWriter {
  const priced: CartWriter['priced'] = (cart, { findProduct, promotions }) =>
    priceCart(cart, { findProduct, promotions, taxTable });

  async function change(session: RequestSession, make: PureChange): Promise<Outcome<PricedCart>> {
    const visit = await readVisit(db, session, now());
    const cart = openCartOf(visit);
    const snapshot = visit
      ? await catalogue.atVersion(visit.catalogueVersion, db)
      : await catalogue.snapshot();
    const record = visit?.session ?? null;
    const base = asChosen(cart ?? newCart(session, record, now()), session, record, now());
    const current = await withLiveDiscounts(db, base, { now: now() });
    const context = lineContext(snapshot, current, now());
    const made = applied(make(current, context), now());
    if (!made.ok) return made;

    const isSaved = await saveWithoutLock(db, session, { visit, cart, next: made.value });
    if (isSaved) return { ok: true, value: priced(made.value, context) };
    return changeHeld(session, async (held, heldContext) => make(held, heldContext));
  }

  async function changeHeld(
    session: RequestSession,
    make: HeldChange,
  ): Promise<Outcome<PricedCart>> {
    return transactionUnlessRefused(db, async (tx) => {
      const held = await holdCart(tx, session, now());
      const snapshot = await catalogue.atVersion(held.catalogueVersion, tx);
      const chosen = asChosen(held.cart, session, held.session, now());
      const cart = await withLiveDiscounts(tx, chosen, { now: now() });
      const context = {
        ...lineContext(snapshot, cart, now()),
        tx,
        now: now(),
        session: held.session,
      };
      const made = applied(await make(cart, context), now());
      if (!made.ok) return made;
      if (held.isNew) await openCartInSession(tx, session, made.value);
      else await saveCart(tx, made.value);
      return { ok: true, value: priced(made.value, context) };
    });
  }

  return {
    priced,
    change,
    changeHeld,
    async find(session) {
      const visit = await readVisit(db, session, now());
      const cart = openCartOf(visit);
      if (!visit || !cart) return null;
      const snapshot = await catalogue.atVersion(visit.catalogueVersion, db);
      const chosen = asChosen(cart, session, visit.session, now());
      const live = await withLiveDiscounts(db, chosen, { now: now() });
      return priced(live, pricesIn(snapshot, chosen, now()));
    },
  };
}

/** False when the cart was changed meanwhile. */
async function saveWithoutLock(
  db: Database,
  session: RequestSession,
  { visit, cart, next }: { visit: Visit | null; cart: CartRecord | null; next: CartRecord },
): Promise<boolean> {
  if (visit && cart) return saveIfUnchanged(db, next, visit.revision);
  return visit === null && openCartWithSession(db, session, next);
}

function lineContext(
  snapshot: CatalogueSnapshot,
  cart: CartRecord,
  now: Date,
): LineContext & Prices {
  return { ...pricesIn(snapshot, cart, now), newLineId: newId };
}

/** The cart's price list, in its language, with the promotions that apply now. */
export function pricesIn(
  snapshot: CatalogueSnapshot,
  { currency, displayLocale }: Pick<CartRecord, 'currency' | 'displayLocale'>,
  now: Date,
): Prices {
  const { productsById, promotions } = snapshot.inCurrency(currency).inLocale(displayLocale);
  return {
    findProduct: (id) => productsById.get(id),
    promotions: runningPromotions(promotions, now),
  };
}

function applied(made: Outcome<CartRecord>, now: Date): Outcome<CartRecord> {
  if (!made.ok) return made;
  return { ok: true, value: { ...keepRated(made.value, now), updatedAt: now.toISOString() } };
}
