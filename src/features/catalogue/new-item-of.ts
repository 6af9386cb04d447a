import type { Product, Variant } from '@/domain/catalogue/catalogue';
import type { Plan } from '@/domain/subscriptions/plan';
import { cartOptionsOf } from '@/domain/catalogue/product-choice';
import type { NewItem } from '@/features/cart/public';

type Bought = { variant?: Variant; plan?: Plan | null; quantity?: number };

/** A product as an item for the cart; with a plan, at the plan's price. */
export function newItemOf(
  product: Product,
  { variant, plan = null, quantity = 1 }: Bought = {},
): NewItem {
  const { id, slug, name, currency, facts } = product;
  const included = (facts?.inTheBox ?? []).join(', ');
  return {
    ...{ id, slug, name, currency, quantity, plan, included },
    ...(variant ? chosen(product, variant) : single(product)),
    ...(plan && { planId: plan.id, price: plan.price }),
  };
}

function single({ price, images }: Product) {
  return { price, variantSubname: '', imageUrl: images[0]?.url ?? null };
}

/** The fields of a chosen variant: name, price and picture. */
function chosen(product: Product, variant: Variant) {
  const [picture = 0] = variant.imageIndexes;
  return {
    price: variant.price,
    variantSubname: variant.name,
    imageUrl: product.images[picture]?.url ?? null,
    options: cartOptionsOf(product, variant),
  };
}
