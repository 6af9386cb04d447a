import { array, number, object, string, type InferType } from 'yup';
import type { ChosenOption, LineMoney } from '../carts/priced-cart';
import { centsFromDecimal, decimal } from './money';

const text = string().nullable();

/** The options that were chosen for a line. */
export const wireOptions = array(
  object({ id: text, name: text, value: text, value_id: text }),
).nullable();

/** A chosen option; it never has a price of its own, because each combination has one. */
export function optionWire(option: ChosenOption) {
  const { id, name, value, valueId } = option;
  return { id, name, value, value_id: valueId, price: 0, variant: true };
}

/** The chosen options from the wire; parts that a store leaves out are empty. */
export function optionsOfWire(wire: InferType<typeof wireOptions>): ChosenOption[] {
  return (wire ?? []).map(({ id, name, value, value_id: valueId }) => ({
    id: id ?? '',
    name: name ?? '',
    valueId: valueId ?? '',
    value: value ?? '',
  }));
}

const amount = number().nullable();

/** The amounts of a line; some stores leave parts of them out. */
export const wireLineMoneyShape = {
  price: amount,
  orig_price: amount,
  price_total: amount,
  discount_each: amount,
  discount_total: amount,
  tax_each: amount,
  tax_total: amount,
};

type WireLineMoney = { [Field in keyof typeof wireLineMoneyShape]?: number | null };

/** The amounts of a line in a cart or an order. */
export function lineMoneyWire(line: LineMoney & { id: string }) {
  const discountTotal = decimal(line.discountTotal);
  return {
    price: decimal(line.price),
    ...(line.origPrice !== null && { orig_price: decimal(line.origPrice) }),
    price_total: decimal(line.priceTotal),
    discount_each: decimal(line.discountEach),
    discount_total: discountTotal,
    discounts: lineDiscountsWire(line),
    tax_each: decimal(line.taxEach),
    tax_total: decimal(line.taxTotal),
    taxes: [],
  };
}

/** Discounts by source; orders from before promotions have one per line, without its source. */
function lineDiscountsWire({ id, discounts, discountTotal }: LineMoney & { id: string }) {
  if (discounts) {
    return discounts.map(({ sourceId, amount: taken }) => ({
      id: `discount-${id}-${sourceId}`,
      source_id: sourceId,
      amount: decimal(taken),
    }));
  }
  return discountTotal === 0 ? [] : [{ id: `discount-${id}`, amount: decimal(discountTotal) }];
}

/** The amounts of a line from the wire, without the sources of its discounts. */
export function lineMoneyOfWire(
  wire: WireLineMoney,
  quantity: number,
): Omit<LineMoney, 'discounts'> {
  const { price, orig_price: original } = wire;
  return {
    price: centsFromDecimal(price),
    origPrice: typeof original === 'number' ? centsFromDecimal(original) : null,
    priceTotal: centsFromDecimal(wire.price_total ?? (price ?? 0) * quantity),
    discountEach: centsFromDecimal(wire.discount_each),
    discountTotal: centsFromDecimal(wire.discount_total),
    taxEach: centsFromDecimal(wire.tax_each),
    taxTotal: centsFromDecimal(wire.tax_total),
  };
}
