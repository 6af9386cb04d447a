import { createTranslator } from 'use-intl/core';
import { breadcrumbFacts, productFacts } from '@/client/page-facts';
import type { Product } from '@/domain/catalogue/catalogue';
import type { Locale } from '@/domain/words/locale';
import { formatMoney } from '@/domain/money';
import type { ProductReviews } from '@/domain/reviews/review';
import { ratingFact } from '@/domain/structured-data/rating';
import type { PageMeta } from '@/domain/pages/page-meta';
import { paths } from '@/domain/pages/paths';
import type { SomeMessages } from '@/messages/catalogue';
import { productTrail } from './product-trail';

/**
 * Title and description of a hearing aid's page, from the namespace `meta`, and its schema.org data. No browser needs
 * this code. The labels of its trail are messages of `catalogue`.
 */
export function productMeta(
  product: Product,
  locale: Locale,
  { meta, catalogue }: SomeMessages,
  reviews: ProductReviews,
): PageMeta {
  const t = createTranslator({ locale, messages: meta?.product });
  const words = createTranslator({ locale, messages: catalogue });
  const { name, summary, slug } = product;
  const address = paths.product(slug);
  const trail = productTrail(product, { home: words('home'), shop: words('shop') });
  return {
    title: t('title', { name }),
    description: t('description', {
      summary,
      price: formatMoney(product.price, product.currency, locale),
    }),
    keywords: t('keywords'),
    canonicalPath: address,
    facts: [{ ...productFacts(product, address), ...ratingFact(reviews) }, breadcrumbFacts(trail)],
  };
}
