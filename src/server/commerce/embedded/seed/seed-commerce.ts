import { normaliseCode } from '@/domain/coupon';
import type { Database, SqlSession } from '@/server/db/database';
import { addPromotions, seedAdditions, type SeedAddition } from './additions';
import { seedCatalogue, seedStock } from './catalogue';
import { seedCoupons, seedGiftCards } from './codes';

/**
 * Fills an empty shop with its catalogue, coupons and gift cards, in one transaction. A shop with products gets later
 * additions to the seed, once. Safe to call at every start. Returns whether it added anything.
 *
 * @param isSandbox whether payments move no money: only then is there a gift card whose code is in our sources
 */
export function seedCommerce(db: Database, isSandbox = true): Promise<boolean> {
  return db.transaction(async (tx) => {
    // If two processes start together, the second waits here and then finds the products.
    await tx.query('lock table catalogue_products in share row exclusive mode');
    const [row] = await tx.query<{ found: boolean }>(
      'select exists (select from catalogue_products) as found',
    );
    if (row?.found) return addWhatIsNew(tx);
    await insertCatalogue(tx);
    await insertCoupons(tx);
    if (isSandbox) await insertGiftCards(tx);
    await addPromotions(tx);
    await remember(tx, seedAdditions);
    return true;
  });
}

async function addWhatIsNew(tx: SqlSession): Promise<boolean> {
  const known = await tx.query<{ name: string }>('select name from catalogue_seeds');
  const names = new Set(known.map(({ name }) => name));
  const additions = seedAdditions.filter(({ name }) => !names.has(name));
  for (const { add } of additions) await add(tx);
  await remember(tx, additions);
  return additions.length > 0;
}

async function remember(tx: SqlSession, additions: readonly SeedAddition[]): Promise<void> {
  for (const { name } of additions) {
    await tx.query('insert into catalogue_seeds (name) values ($1) on conflict do nothing', [name]);
  }
}

async function insertCatalogue(tx: SqlSession): Promise<void> {
  for (const [sort, product] of seedCatalogue.products.entries()) {
    await tx.query(
      'insert into catalogue_products (id, slug, sort, data) values ($1, $2, $3, $4)',
      [product.id, product.slug, sort, product],
    );
  }
  for (const category of seedCatalogue.categories) {
    await tx.query(
      'insert into catalogue_categories (id, slug, sort, data) values ($1, $2, $3, $4)',
      [category.id, category.slug, category.sort, category],
    );
  }
  for (const [sort, attribute] of seedCatalogue.attributes.entries()) {
    await tx.query('insert into catalogue_attributes (id, sort, data) values ($1, $2, $3)', [
      attribute.id,
      sort,
      attribute,
    ]);
  }
  for (const [itemId, level] of seedStock) {
    await tx.query('insert into catalogue_stock (item_id, level) values ($1, $2)', [itemId, level]);
  }
}

async function insertCoupons(tx: SqlSession): Promise<void> {
  for (const { id, code, name, discount, validUntil } of seedCoupons) {
    await tx.query(
      `insert into coupons (id, normalised_code, code, name, discount, valid_until)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, normaliseCode(code), code, name, discount, validUntil],
    );
  }
}

/** Only in the sandbox: with real payments these cards would be worth real money. */
async function insertGiftCards(tx: SqlSession): Promise<void> {
  for (const { id, normalisedCode, last4, balance, currency } of seedGiftCards) {
    await tx.query(
      `insert into gift_cards (id, normalised_code, last4, balance, currency)
       values ($1, $2, $3, $4, $5)`,
      [id, normalisedCode, last4, balance, currency],
    );
  }
}
