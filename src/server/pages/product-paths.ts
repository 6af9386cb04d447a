import type { GetStaticPaths } from 'next';
import type { ProductKind } from '@/domain/catalogue/catalogue';
import { inEveryLanguage } from './every-language';
import { readConfig } from '../settings/config';
import { published } from '../main/published';

/**
 * The pages of one kind of product: those in the seed are rendered during the build, others on their first visit.
 * Outside a build the list is empty: `next dev` asks from a separate process, which must not open the database.
 */
export function productPaths(kind: ProductKind): GetStaticPaths<{ slug: string }> {
  return async () => {
    const products = readConfig().isBuilding
      ? await (await published()).catalogue.listProducts(kind)
      : [];
    return { paths: inEveryLanguage(products.map(({ slug }) => ({ slug }))), fallback: 'blocking' };
  };
}
