import { array, mixed, number, object, string } from 'yup';
import { orderStatuses, type OrderStatus } from '@/domain/orders/order-machine';
import type { AfterSale } from '@/domain/orders/after-sale';
import { cents, type Cents, type CurrencyCode } from '@/domain/money';
import { wireCurrency } from '@/domain/wire/currency';
import { afterSaleFromWire } from './after-sale-from-wire';

/** The part of an order that a person without a login may see. */
export type GuestOrder = {
  number: string;
  status: OrderStatus;
  placedAt: string;
  currency: CurrencyCode;
  total: Cents;
  lines: readonly { id: string; name: string; variantName: string; quantity: number }[];
  afterSale: AfterSale;
};

const wireSummary = object({
  order: object({
    number: string().required(),
    status: mixed<OrderStatus>().oneOf(orderStatuses).required(),
    createdAt: string().required(),
    currency: wireCurrency,
    /** Whole cents, because this endpoint is our own. */
    total: number().integer().required(),
    lines: array(
      object({
        id: string().required(),
        productName: string().required(),
        variantName: string().nullable().default(null),
        quantity: number().required(),
      }),
    ).required(),
  }),
});

/** Reads the answer to an order look-up. Throws yup's ValidationError on anything else. */
export function guestOrderFromWire(body: unknown): GuestOrder {
  const { order } = wireSummary.validateSync(body, { stripUnknown: true });
  return {
    number: order.number,
    status: order.status,
    placedAt: order.createdAt,
    currency: order.currency,
    total: cents(order.total),
    lines: order.lines.map(({ id, productName, variantName, quantity }) => ({
      id,
      name: productName,
      variantName: variantName ?? '',
      quantity,
    })),
    afterSale: afterSaleFromWire(body),
  };
}
