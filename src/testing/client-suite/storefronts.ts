import type { Cart, Product } from 'swell-js';

type ChosenVariant = { id: string; price: number; values: readonly string[] };

/** Reads variants as vercel/commerce does: it splits their names at commas and ignores the ids of their values. */
export function variantsByName({ variants }: Product): readonly ChosenVariant[] {
  return (variants?.results ?? []).map(({ id = '', name = '', price = NaN }) => ({
    id,
    price,
    values: name.split(',').map((value) => value.trim()),
  }));
}

/** Cart lines as vercel/commerce shows them; there a missing field throws. */
export function lineAsShown(cart: Cart) {
  return (cart.items ?? []).map(({ product, variant, quantity, price }) => ({
    name: product?.name ?? '',
    slug: product?.slug ?? '',
    picture: (variant?.images?.[0] ?? product?.images?.[0])?.file?.url ?? '',
    quantity,
    price,
  }));
}

/** Reads a cart as the pages of swell-js' own test app do, each field with its default. */
export function paymentFieldsOf({
  billing: { method, intent } = {},
  shipping: { service, account_address_id } = {},
  account: { email } = {},
}: Cart) {
  return [method, intent, service, account_address_id, email];
}

type MenuItem = { name: string; options: { target?: string }; items?: MenuItem[] };

/** Link targets of a menu's items, as origin-theme reads them. */
export function targetsOf(items: readonly MenuItem[]): readonly string[] {
  return items.flatMap((item) => [
    item.options.target === 'blank' ? '_blank' : '_self',
    ...targetsOf(item.items ?? []),
  ]);
}

/** Checks menus as origin-theme uses them. Throws where a client in a browser would. */
export function isMenuList(menus: unknown): menus is { id: string; items: MenuItem[] }[] {
  return Array.isArray(menus) && menus.every((menu) => Array.isArray(Reflect.get(menu, 'items')));
}
