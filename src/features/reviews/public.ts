/** The reviews' interface for pages, besides their screen. */
export { ProductReviews } from './product-reviews';
