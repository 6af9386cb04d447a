import type { Product } from '@/domain/catalogue/catalogue';
import { cents, type Cents, type CurrencyCode } from '@/domain/money';
import { pricedIn } from '@/domain/catalogue/page-prices';
import {
  choices,
  defaultChoice,
  pricesOfLevel,
  type TechLevel,
} from '@/domain/catalogue/product-choice';
import { storeCurrencies } from '@/domain/store';

export type LevelOffer = { level: TechLevel; perEar: Cents; currency: CurrencyCode };

export type AccessoryCard = Pick<Product, 'slug' | 'name' | 'summary' | 'price' | 'currency'> & {
  picture: string | null;
};

type HomePrices = {
  currency: CurrencyCode;
  /** Lowest price of the hearing aid, per ear. */
  fromPrice: Cents;
  /** The tech levels on sale, from least to most help. */
  levels: Omit<LevelOffer, 'currency'>[];
  /** Prices of the accessories, in their order; each in the currency it is sold in. */
  accessories: Pick<AccessoryCard, 'price' | 'currency'>[];
};

export type HomeData = {
  /** The store's own price list first. */
  prices: [HomePrices, ...HomePrices[]];
  accessories: Omit<AccessoryCard, 'price' | 'currency'>[];
};

/**
 * The part of the catalogue that the home page shows: the page carries a few prices, not 72 variants. Throws when the
 * hearing aid has no level on sale: the last good page is better than one without prices.
 */
export function homeData(hearingAid: Product, accessories: readonly Product[]): HomeData {
  const others = storeCurrencies.filter((currency) => hearingAid.otherPrices?.[currency]);
  return {
    prices: [
      homePrices(hearingAid, accessories, hearingAid.currency),
      ...others.map((currency) => homePrices(hearingAid, accessories, currency)),
    ],
    accessories: accessories.map(({ slug, name, summary, images }) => ({
      slug,
      name,
      summary,
      picture: images[0]?.url ?? null,
    })),
  };
}

/** The page's prices in a currency; in the store's own where there are no others. */
export function homeIn({ prices, accessories }: HomeData, currency: CurrencyCode) {
  const shown = prices.find((list) => list.currency === currency) ?? prices[0];
  return {
    ...shown,
    levels: shown.levels.map((level): LevelOffer => ({ ...level, currency: shown.currency })),
    accessories: accessories.flatMap((accessory, place): AccessoryCard[] => {
      const price = shown.accessories[place];
      return price ? [{ ...accessory, ...price }] : [];
    }),
  };
}

function homePrices(
  hearingAid: Product,
  accessories: readonly Product[],
  currency: CurrencyCode,
): HomePrices {
  const aid = pricedIn(hearingAid, currency);
  const levels = choices.tech.flatMap((level) => {
    const prices = pricesOfLevel(aid, { ...defaultChoice, tech: level });
    return prices ? [{ level, perEar: prices.perEar }] : [];
  });
  if (levels.length === 0) throw new Error(`No tech level of ${aid.slug} is sold`);
  return {
    currency,
    fromPrice: cents(Math.min(...levels.map(({ perEar }) => perEar))),
    levels,
    accessories: accessories.map((accessory) => {
      const priced = pricedIn(accessory, currency);
      return { price: priced.price, currency: priced.currency };
    }),
  };
}
