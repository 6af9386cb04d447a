import { mostStars, type ProductReviews, type PublicReview } from '../reviews/review';

/**
 * What a product's fact says of its reviews; nothing unless the page shows their average. Apart from the product's fact,
 * which browsers load.
 */
export function ratingFact({
  average,
  count,
  latest,
}: ProductReviews): Readonly<Record<string, unknown>> {
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
