import type { SqlSession } from '@/server/db/database';
import type { StoredProduct } from '../catalogue/catalogue-rows';
import { aidAttributes } from './aid-attributes';
import { seedCatalogue } from './catalogue';
import { aidAttributeValues } from './hearing-aid';
import { carePlan, domeAndFilterKit } from './plans';
import { seedPromotions } from './promotions';

/**
 * Additions to the seed since the first shops were filled. Each one is applied to a shop once and then remembered
 * (`catalogue_seeds`), so that what the owner changes or deletes afterwards stays that way.
 */
export type SeedAddition = {
  name: string;
  add: (tx: SqlSession) => Promise<void>;
};

export const seedAdditions: readonly SeedAddition[] = [
  { name: 'plans', add: addPlans },
  { name: 'promotions', add: addPromotions },
  { name: 'comma-names', add: nameVariantsLikeSwell },
  { name: 'aid-facts', add: addAidFacts },
  { name: 'french-words', add: addFrenchWords },
];

/** Examples that the owner may switch on; they are inactive at first and change no price. */
export async function addPromotions(tx: SqlSession): Promise<void> {
  for (const [sort, promotion] of seedPromotions.entries()) {
    await tx.query(
      `insert into promotions (id, is_active, sort, data) values ($1, false, $2, $3)
       on conflict do nothing`,
      [promotion.id, sort, promotion],
    );
  }
}

const lastSortSql = 'select coalesce(max(sort), 0) as last from catalogue_products';
const addProductSql = `insert into catalogue_products (id, slug, sort, data)
  values ($1, $2, $3, $4) on conflict do nothing`;
const addUseSql = `update catalogue_attributes set data = jsonb_set(data, '{values}', data->'values' || to_jsonb($1::text))
  where id = 'use' and not data->'values' @> to_jsonb($1::text)`;
/** Changes only text that the seed itself wrote: it counted the accessories. */
const recountSql = `update catalogue_categories
  set data = jsonb_set(data, '{description}', '"Things that work with every Charge-and-Go."')
  where slug = 'accessories' and data->>'description' = 'Five things that work with every Charge-and-Go.'`;

async function addPlans(tx: SqlSession): Promise<void> {
  await addProducts(tx, [domeAndFilterKit, carePlan]);
  await tx.query(addUseSql, ['Care']);
  await tx.query(recountSql);
}

/** Renames variants from the seed's old joined form to hosted Swell's: other clients split names at commas. */
const commaNamesSql = `update catalogue_products set data = jsonb_set(data, '{variants}', (
    select jsonb_agg(jsonb_set(variant, '{name}', to_jsonb(replace(variant->>'name', ' / ', ', '))) order by place)
    from jsonb_array_elements(data->'variants') with ordinality as listed(variant, place)))
  where slug = 'charge-go' and data->'variants' @? '$[*].name ? (@ like_regex " / ")'`;

async function nameVariantsLikeSwell(tx: SqlSession): Promise<void> {
  await tx.query(commaNamesSql);
}

const lastAttributeSql = 'select coalesce(max(sort), 0) as last from catalogue_attributes';
const addAttributeSql = `insert into catalogue_attributes (id, sort, data) values ($1, $2, $3)
  on conflict do nothing`;
/** Keeps what an owner has already written. */
const addFactsSql = `update catalogue_products
  set data = jsonb_set(data, '{attributes}', $1::jsonb || coalesce(data->'attributes', '{}'))
  where slug = 'charge-go'`;

async function addAidFacts(tx: SqlSession): Promise<void> {
  const [row] = await tx.query<{ last: number }>(lastAttributeSql);
  for (const [index, attribute] of aidAttributes.entries()) {
    const sort = (row?.last ?? 0) + 1 + index;
    await tx.query(addAttributeSql, [attribute.id, sort, attribute]);
  }
  await tx.query(addFactsSql, [aidAttributeValues]);
}

/** Keeps French that an owner has already written. */
const addWordsSql = (table: string) =>
  `update ${table} set data = data || jsonb_build_object('$locale', $2::jsonb || coalesce(data->'$locale', '{}'))
   where id = $1`;

async function addFrenchWords(tx: SqlSession): Promise<void> {
  const { products, categories, attributes } = seedCatalogue;
  const tables = [
    ['catalogue_products', products],
    ['catalogue_categories', categories],
    ['catalogue_attributes', attributes],
    ['promotions', seedPromotions],
  ] as const;
  for (const [table, seeds] of tables) {
    for (const { id, $locale } of seeds) {
      if ($locale) await tx.query(addWordsSql(table), [id, $locale]);
    }
  }
}

async function addProducts(tx: SqlSession, products: readonly StoredProduct[]): Promise<void> {
  const [row] = await tx.query<{ last: number }>(lastSortSql);
  for (const [index, product] of products.entries()) {
    const sort = (row?.last ?? 0) + 1 + index;
    await tx.query(addProductSql, [product.id, product.slug, sort, product]);
  }
}
