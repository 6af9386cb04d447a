import type { Cart, Product } from 'swell-js';

type ChosenVariant = { id: string; price: number; values: readonly string[] };

/** How vercel/commerce reads variants: it splits their names at commas and never looks at the ids of their values. */
export function variantsByName({ variants }: Product): readonly ChosenVariant[] {
  return (variants?.results ?? []).map(({ id = '', name = '', price = NaN }) => ({
    id,
    price,
    values: name.split(',').map((value) => value.trim()),
  }));
}

/** Its line in the cart: whatever is missing here throws there. */
export function lineAsShown(cart: Cart) {
  return (cart.items ?? []).map(({ product, variant, quantity, price }) => ({
    name: product?.name ?? '',
    slug: product?.slug ?? '',
    picture: (variant?.images?.[0] ?? product?.images?.[0])?.file?.url ?? '',
    quantity,
    price,
  }));
}

/** How the pages of swell-js' own test app take a cart apart, each with its defaults. */
export function paymentFieldsOf({
  billing: { method, intent } = {},
  shipping: { service, account_address_id } = {},
  account: { email } = {},
}: Cart) {
  return [method, intent, service, account_address_id, email];
}

type MenuItem = { name: string; options: { target?: string }; items?: MenuItem[] };

/** Where a link of a menu opens, as each navigation of origin-theme reads it. */
export function targetsOf(items: readonly MenuItem[]): readonly string[] {
  return items.flatMap((item) => [
    item.options.target === 'blank' ? '_blank' : '_self',
    ...targetsOf(item.items ?? []),
  ]);
}

/** Menus as they are used there. Throws what a client in a browser would. */
export function isMenuList(menus: unknown): menus is { id: string; items: MenuItem[] }[] {
  return Array.isArray(menus) && menus.every((menu) => Array.isArray(Reflect.get(menu, 'items')));
}
