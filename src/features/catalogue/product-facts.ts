import { env } from '@/client/env';
import { brand } from '@/domain/brand';
import type { Product } from '@/domain/catalogue';
import { canBeBought } from '@/domain/product-choice';

type Fact = Record<string, unknown>;

/** schema.org facts of a product: one offer, or the range of its variants' prices. */
export function productFacts(product: Product, address: string): Fact {
  const sold = product.variants.length > 0 ? product.variants : [product];
  const prices = sold.map(({ price }) => price);
  const isAvailable = sold.some(({ stockStatus }) => canBeBought(stockStatus));
  const shared = {
    priceCurrency: product.currency,
    availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    url: env.siteUrl + address,
  };
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  return {
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    sku: product.slug,
    url: env.siteUrl + address,
    image: product.images.slice(0, 4).map(({ url }) => env.siteUrl + url),
    brand: { '@type': 'Brand', name: brand.name },
    offers:
      lowest === highest
        ? { '@type': 'Offer', price: decimal(lowest), ...shared }
        : {
            '@type': 'AggregateOffer',
            lowPrice: decimal(lowest),
            highPrice: decimal(highest),
            offerCount: sold.length,
            ...shared,
          },
  };
}

const decimal = (amount: number) => (amount / 100).toFixed(2);
