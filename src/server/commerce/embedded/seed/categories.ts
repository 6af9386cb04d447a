import type { CatalogueCategory } from '@/domain/catalogue/catalogue';
import type { LocalizedCategory } from '../catalogue/localized';

export const accessoriesCategoryId = '6a1f00ca7e60b0a1c9d8e702';

export const categories: readonly (CatalogueCategory & LocalizedCategory)[] = [
  {
    id: '6a1f00ca7e60b0a1c9d8e701',
    slug: 'hearing-aids',
    name: 'Hearing aids',
    description: 'One hearing aid at three levels.',
    parentId: null,
    $locale: {
      'fr-CA': { name: 'Aides auditives', description: 'Une aide auditive en trois niveaux.' },
    },
    sort: 0,
  },
  {
    id: accessoriesCategoryId,
    slug: 'accessories',
    name: 'Accessories',
    description: 'Things that work with every Charge-and-Go.',
    parentId: null,
    $locale: {
      'fr-CA': {
        name: 'Accessoires',
        description: 'Tout ce qui va avec les Charge-and-Go.',
      },
    },
    sort: 1,
  },
];
