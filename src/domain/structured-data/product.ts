import { brand } from '../brand';
import type { Product } from '../catalogue/catalogue';
import { canBeBought } from '../catalogue/product-choice';
import type { Fact } from './fact';

/** schema.org's Product with its Offer, or with the range of its variants' prices. */
export function productFact(product: Product, address: string, siteUrl: string): Fact {
  const sold = product.variants.length > 0 ? product.variants : [product];
  const prices = sold.map(({ price }) => price);
  const isAvailable = sold.some(({ stockStatus }) => canBeBought(stockStatus));
  const shared = {
    priceCurrency: product.currency,
    availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    url: siteUrl + address,
  };
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  return {
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    sku: product.slug,
    url: siteUrl + address,
    image: product.images.slice(0, 4).map(({ url }) => new URL(url, siteUrl).href),
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
