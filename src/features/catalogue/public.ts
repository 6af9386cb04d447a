/** The catalogue's interface for pages, besides its screens. */
export { accessoryWords, type AccessoryWords } from './accessories/accessory-words';
export { carePlanMeta } from './care-plan-meta';
export { productMeta } from './product/product-meta';
export { ProductFacts } from './facts/product-facts';
