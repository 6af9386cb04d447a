import { brand } from '../brand';
import type { Product } from '../catalogue/catalogue';
import { canBeBought } from '../catalogue/product-choice';
import { mostStars, noReviews, type ProductReviews, type PublicReview } from '../reviews/review';
import type { Fact } from './fact';

/**
 * schema.org's Product with its Offer, or with the range of its variants' prices. Reviews are stated only where the page
 * shows their average.
 */
export function productFact(
  product: Product,
  address: string,
  siteUrl: string,
  reviews: ProductReviews = noReviews,
): Fact {
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
    ...ratingOf(reviews),
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

function ratingOf({ average, count, latest }: ProductReviews) {
  if (average === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: count,
      bestRating: mostStars,
    },
    review: latest.slice(0, 5).map(reviewFact),
  };
}

function reviewFact({ stars, text, signedName, writtenAt }: PublicReview) {
  return {
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: mostStars },
    author: { '@type': 'Person', name: signedName ?? 'A customer' },
    datePublished: writtenAt.slice(0, 10),
    reviewBody: text,
  };
}

const decimal = (amount: number) => (amount / 100).toFixed(2);
