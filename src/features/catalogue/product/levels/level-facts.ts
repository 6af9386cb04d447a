import type { Product } from '@/domain/catalogue/catalogue';
import {
  choices,
  defaultChoice,
  pricesOfLevel,
  type TechLevel,
} from '@/domain/catalogue/product-choice';

/** Where each level is made for; the only thing that tells them apart besides the price. */
export const situations: readonly {
  key: 'street' | 'dinner' | 'restaurant';
  from: TechLevel;
}[] = [
  { key: 'street', from: 'advanced' },
  { key: 'dinner', from: 'advanced' },
  { key: 'restaurant', from: 'premium' },
];

const rank = (level: TechLevel) => choices.tech.indexOf(level);

/** Whether a level is made for a situation that starts with the level `from`. */
export const reaches = (level: TechLevel, from: TechLevel) => rank(level) >= rank(from);

/** Price of each level per ear and for a pair; null where it is not sold. */
export function pricedLevels(aid: Product) {
  return choices.tech.map((tech) => ({
    tech,
    prices: pricesOfLevel(aid, { ...defaultChoice, tech }),
  }));
}
