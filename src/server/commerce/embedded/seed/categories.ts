import type { CatalogueCategory } from '@/domain/catalogue/catalogue';

export const accessoriesCategoryId = '6a1f00ca7e60b0a1c9d8e702';

export const categories: readonly CatalogueCategory[] = [
  {
    id: '6a1f00ca7e60b0a1c9d8e701',
    slug: 'hearing-aids',
    name: 'Hearing aids',
    description: 'One hearing aid at three levels.',
    parentId: null,
    sort: 0,
  },
  {
    id: accessoriesCategoryId,
    slug: 'accessories',
    name: 'Accessories',
    description: 'Things that work with every Charge-and-Go.',
    parentId: null,
    sort: 1,
  },
];
