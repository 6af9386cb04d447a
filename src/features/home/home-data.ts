import type { Product } from '@/domain/catalogue';
import { cents, type Cents, type CurrencyCode } from '@/domain/money';
import { choices, defaultChoice, pricesOfLevel, type TechLevel } from '@/domain/product-choice';

export type LevelOffer = { level: TechLevel; perEar: Cents };

export type AccessoryCard = Pick<Product, 'slug' | 'name' | 'summary' | 'price' | 'currency'> & {
  picture: string | null;
};

export type HomeData = {
  currency: CurrencyCode;
  /** What the hearing aid costs at least, per ear. */
  fromPrice: Cents;
  /** The tech levels that are sold, in ascending order of help. */
  levels: LevelOffer[];
  accessories: AccessoryCard[];
};

/**
 * The part of the catalogue that the home page shows: a few prices travel with the page, not 72 variants.
 * Throws when the hearing aid has no level to buy: better the last good page than one without prices.
 */
export function homeData(hearingAid: Product, accessories: readonly Product[]): HomeData {
  const levels = choices.tech.flatMap((level) => {
    const prices = pricesOfLevel(hearingAid, { ...defaultChoice, tech: level });
    return prices ? [{ level, perEar: prices.perEar }] : [];
  });
  if (levels.length === 0) throw new Error(`No tech level of ${hearingAid.slug} is sold`);
  return {
    currency: hearingAid.currency,
    fromPrice: cents(Math.min(...levels.map(({ perEar }) => perEar))),
    levels,
    accessories: accessories.map(toCard),
  };
}

function toCard({ slug, name, summary, price, currency, images }: Product): AccessoryCard {
  return { slug, name, summary, price, currency, picture: images[0]?.url ?? null };
}
