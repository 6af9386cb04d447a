import type { CartLine } from '@/domain/carts/cart';

/**
 * Line names for buttons, by line id: the product's name, with the variant and the plan where the cart holds the
 * product more than once.
 */
export function lineNames(
  lines: readonly CartLine[],
  withVariant: (name: string, variant: string) => string,
): Readonly<Record<string, string>> {
  const timesInCart = new Map<string, number>();
  for (const { id } of lines) timesInCart.set(id, (timesInCart.get(id) ?? 0) + 1);
  return Object.fromEntries(
    lines.map((line) => {
      const variant = [line.variantSubname, line.plan?.name].filter(Boolean).join(', ');
      const isAlone = timesInCart.get(line.id) === 1 || variant === '';
      return [line.itemId, isAlone ? line.name : withVariant(line.name, variant)];
    }),
  );
}
