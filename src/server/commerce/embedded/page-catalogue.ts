import { toPageProduct } from '@/domain/catalogue';
import type { Catalogue } from '../port';
import type { CatalogueSnapshot } from './engine';

/** The catalogue as pages read it, from wherever its snapshots come: the running engine, or the seed while building. */
export function createPageCatalogue(snapshot: () => Promise<CatalogueSnapshot>): Catalogue {
  return {
    async listProducts(kind) {
      const { products } = await snapshot();
      return products.filter((product) => product.kind === kind).map(toPageProduct);
    },
    async findProduct(slug) {
      const { productsBySlug } = await snapshot();
      const product = productsBySlug.get(slug);
      return product ? toPageProduct(product) : null;
    },
  };
}
