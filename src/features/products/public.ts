/**
 * The products for screens, and what keeps them at today's prices. The code for requests is loaded when it is needed.
 */
export { PricesNotice } from './prices-notice';
export { ensureProducts } from './ensure-products';
export { useProductsStore } from './products-store';
export { useProductList } from './use-product-list';
export { useFreshness, useProduct } from './use-products';
