import type { Product } from '@/domain/catalogue/catalogue';

/** A product as the Store API lists it, variants expanded. */
export function wireProduct(product: Product) {
  const { id, slug, name, summary, price, currency, stockStatus, variants } = product;
  return {
    ...{ id, slug, name, description: summary, currency },
    price: price / 100,
    sale: false,
    stock_status: stockStatus,
    stock_tracking: stockStatus !== null,
    images: product.images.map(({ url, caption, width, height }) => ({
      caption,
      file: { url, width, height },
    })),
    options: product.options,
    variants: {
      count: variants.length,
      results: variants.map((variant) => ({
        id: variant.id,
        name: variant.name,
        option_value_ids: variant.optionValueIds,
        price: variant.price / 100,
        stock_status: variant.stockStatus,
        stock_tracking: variant.stockStatus !== null,
      })),
    },
    purchase_options: {
      ...(product.isSoldOnce && { standard: { price: price / 100 } }),
      subscription: {
        plans: product.plans.map((plan) => ({
          id: plan.id,
          name: plan.name,
          description: plan.description,
          price: plan.price / 100,
          billing_schedule: { interval: plan.interval, interval_count: plan.count },
        })),
      },
    },
  };
}
