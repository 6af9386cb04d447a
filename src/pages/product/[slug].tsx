import type { Product } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { ProductScreen } from '@/features/catalogue/product-screen';
import { pageProps } from '@/server/page-props';
import { productPaths } from '@/server/product-paths';
import { services } from '@/server/services';

type ProductData = { product: Product };

export const getStaticPaths = productPaths('product');

export const getStaticProps = pageProps<ProductData>({
  messages: ['catalogue', 'product'],
  meta: ({ product }) => ({
    title: product.name,
    description: product.summary,
    canonicalPath: paths.product(product.slug),
  }),
  revalidate: 60,
  load: async ({ params }) => {
    const { catalogue } = (await services()).commerce;
    const product = await catalogue.findProduct(params.slug ?? '');
    if (product?.kind !== 'product') return null;
    return { product };
  },
});

export default function ProductPage({ product }: ProductData) {
  return <ProductScreen key={product.id} product={product} />;
}
