import type { CatalogueRows, StockLevels } from '../catalogue-rows';
import { buildSnapshot } from '../catalogue-snapshot';
import type { CatalogueSnapshot } from '../engine';
import { accessories } from './accessories';
import { chargeAndGo, scarceVariant } from './hearing-aid';

/** What an empty shop starts with: fixed ids and dates, the same in development, tests and the demo. */
export const seedCatalogue: Omit<CatalogueRows, 'version'> = {
  products: [chargeAndGo, ...accessories],
  categories: [
    {
      id: '6a1f00ca7e60b0a1c9d8e701',
      slug: 'hearing-aids',
      name: 'Hearing aids',
      description: 'One hearing aid at three levels.',
      parentId: null,
      sort: 0,
    },
    {
      id: '6a1f00ca7e60b0a1c9d8e702',
      slug: 'accessories',
      name: 'Accessories',
      description: 'Five things that work with every Charge-and-Go.',
      parentId: null,
      sort: 1,
    },
  ],
  attributes: [
    {
      id: 'use',
      name: 'Used for',
      type: 'select',
      isVisible: true,
      isFilterable: true,
      isSearchable: false,
      values: ['Charging', 'TV', 'Remote control'],
    },
  ],
};

export const seedStock: StockLevels = new Map(
  chargeAndGo.variants
    .filter(({ optionValueIds }) => optionValueIds.join() === scarceVariant.optionValueIds.join())
    .map(({ id }) => [id, scarceVariant.level]),
);

/** The seed as a catalogue, for `next build`, which has no database. */
export function seedSnapshot(): CatalogueSnapshot {
  return buildSnapshot({ ...seedCatalogue, version: 0 }, seedStock);
}
