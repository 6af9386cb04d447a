import { normaliseCode } from '@/domain/coupon';
import type { Database, SqlSession } from '@/server/db/database';
import { seedCatalogue, seedStock } from './catalogue';
import { seedCoupons, seedGiftCards } from './codes';

/**
 * Fills an empty shop with its catalogue, coupons and gift cards, in one transaction. A shop that has products is left
 * alone, so it is safe to call at every start. Says whether it filled anything.
 */
export function seedCommerce(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Two processes that start together: the second waits here and then finds the products.
    await tx.query('lock table catalogue_products in share row exclusive mode');
    const [row] = await tx.query<{ found: boolean }>(
      'select exists (select from catalogue_products) as found',
    );
    if (row?.found) return false;
    await insertCatalogue(tx);
    await insertCodes(tx);
    return true;
  });
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

async function insertCodes(tx: SqlSession): Promise<void> {
  for (const { id, code, name, discount, validUntil } of seedCoupons) {
    await tx.query(
      `insert into coupons (id, normalised_code, code, name, discount, valid_until)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, normaliseCode(code), code, name, discount, validUntil],
    );
  }
  for (const { id, normalisedCode, last4, balance, currency } of seedGiftCards) {
    await tx.query(
      `insert into gift_cards (id, normalised_code, last4, balance, currency)
       values ($1, $2, $3, $4, $5)`,
      [id, normalisedCode, last4, balance, currency],
    );
  }
}
