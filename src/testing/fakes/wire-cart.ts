/** A cart line of the Store API, with the fields that the browser reads. */
export function wireLine(line: {
  id: string;
  quantity: number;
  price?: number;
  name?: string;
  variant?: string;
  productId?: string;
  plan?: { name: string; interval: string; count: number };
  /** The product's tags; `product` marks a hearing aid. */
  tags?: readonly string[];
  /** What comes in the box. */
  included?: readonly string[];
}) {
  const { id, quantity, price = 149, name = 'Standard Charger', variant, plan, tags } = line;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const images = [{ file: { url: `/pictures/products/accessories/${slug}.webp` } }];
  return {
    id,
    product_id: line.productId ?? slug,
    product: {
      ...{ name, slug, images, tags },
      ...(line.included && { attributes: { in_the_box: { value: line.included } } }),
    },
    variant: variant ? { name: variant, images: null } : null,
    purchase_option: plan
      ? {
          type: 'subscription',
          plan_name: plan.name,
          billing_schedule: { interval: plan.interval, interval_count: plan.count },
        }
      : { type: 'standard' },
    quantity,
    price,
    price_total: price * quantity,
  };
}

/** The Store API's cart with totals that add up. `changedAt` is the n-th second of a fixed minute. */
export function wireCart(
  lines: readonly ReturnType<typeof wireLine>[],
  { changedAt = 0, ...more }: { changedAt?: number } & Record<string, unknown> = {},
) {
  const subTotal = lines.reduce((sum, line) => sum + line.price_total, 0);
  return {
    id: 'cart-1',
    date_updated: new Date(Date.UTC(2026, 0, 1, 0, 0, changedAt)).toISOString(),
    checkout_url: '/checkout',
    currency: 'USD',
    items: [...lines],
    item_quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    sub_total: subTotal,
    discount_total: 0,
    shipment_total: 0,
    tax_included_total: 0,
    grand_total: subTotal,
    capture_total: subTotal,
    ...more,
  };
}
