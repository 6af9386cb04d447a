import { staticMarkup } from '@/components/static-markup/static-markup';
import { translated } from '@/components/shell/translated';
import type { Product } from '@/domain/catalogue/catalogue';
import { noReviews } from '@/domain/reviews/review';
import type { PayLater } from '@/domain/checkout/klarna';
import type { PageMeta } from '@/domain/pages/page-meta';
import { ProductScreen } from '@/features/catalogue/product/product-screen';
import { ProductFacts, productMeta } from '@/features/catalogue/public';
import { ProductReviews } from '@/features/reviews/public';
import { loadMessages } from '@/messages/load';
import { pageProps } from '@/server/pages/page-props';
import { productPaths } from '@/server/pages/product-paths';
import { published } from '@/server/main/published';

type ProductData = { product: Product; payLater: PayLater; markup: string; meta: PageMeta };

export const getStaticPaths = productPaths('product');

export const getStaticProps = pageProps<ProductData>({
  messages: ['catalogue', 'product', 'health-signs'],
  meta: ({ meta }) => meta,
  revalidate: 60,
  load: async ({ params, locale }) => {
    const { catalogue, config, reviews: written, offersKlarna } = await published(locale);
    const product = await catalogue.findProduct(params.slug ?? '');
    if (product?.kind !== 'product') return null;
    const messages = await loadMessages(locale, ['meta', 'catalogue']);
    const words = await loadMessages(locale, ['aid-facts', 'reviews', 'shop-facts']);
    const reviews = (await written?.ofProduct(product.slug)) ?? noReviews;
    const still = (
      <>
        <ProductFacts {...product} />
        <ProductReviews reviews={reviews} />
      </>
    );
    const markup = staticMarkup(still, { ...{ locale, messages: words }, shop: config.shop });
    const payLater: PayLater = (await offersKlarna()) ? 'klarna' : 'none';
    return { product, payLater, markup, meta: productMeta(product, locale, messages, reviews) };
  },
});

function ProductPage({ product, payLater, markup }: ProductData) {
  return <ProductScreen key={product.id} product={product} payLater={payLater} markup={markup} />;
}

export default translated(ProductPage);
