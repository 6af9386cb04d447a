import type { CatalogueRows } from '../catalogue/catalogue-rows';
import { buildSnapshot } from '../catalogue/catalogue-snapshot';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot';
import { StockBook, type StockLevels } from '../catalogue/stock-book';
import { accessories } from './accessories';
import { aidAttributes } from './aid-attributes';
import { categories } from './categories';
import { chargeAndGo, scarceVariant } from './hearing-aid';
import { carePlan, domeAndFilterKit } from './plans';

/** The initial catalogue of an empty shop: fixed ids and dates, the same in development, tests and the demo. */
export const seedCatalogue: Omit<CatalogueRows, 'version'> = {
  products: [chargeAndGo, ...accessories, domeAndFilterKit, carePlan],
  categories,
  // The seed's promotions are inactive.
  promotions: [],
  attributes: [
    {
      id: 'use',
      name: 'Used for',
      type: 'select',
      isVisible: true,
      isFilterable: true,
      isSearchable: false,
      values: ['Charging', 'TV', 'Remote control', 'Care'],
      $locale: {
        'fr-CA': {
          name: 'Utilité',
          values: {
            Charging: 'Charge',
            TV: 'Télé',
            'Remote control': 'Télécommande',
            Care: 'Entretien',
          },
        },
      },
    },
    ...aidAttributes,
  ],
};

export const seedStock: StockLevels = new Map(
  chargeAndGo.variants
    .filter(({ optionValueIds }) => optionValueIds.join() === scarceVariant.optionValueIds.join())
    .map(({ id }) => [id, scarceVariant.level]),
);

/** The seed as a catalogue, for `next build`, which has no database. */
export function seedSnapshot(): CatalogueSnapshot {
  return buildSnapshot({ ...seedCatalogue, version: 0 }, new StockBook(seedStock));
}
