import { array, number, object, string } from 'yup';
import type { CustomerInvoice } from '../subscriptions/customer-subscription';
import type { Invoice } from '../subscriptions/subscription';
import { wireCurrency } from './currency';
import { lineMoneyWire } from './line';
import { centsFromDecimal, decimal } from './money';
import { orderBillingWire } from './order-billing';
import { deliveryOf } from './purchase';
import { shippingWire } from './shipping';
import { totalsWire } from './totals';

const invoiceStatuses = ['unpaid', 'paid', 'void'] as const;

const wireInvoices = object({
  results: array(
    object({
      id: string().required(),
      number: string().required(),
      subscription_id: string().required(),
      status: string().oneOf(invoiceStatuses).required(),
      grand_total: number().required(),
      currency: wireCurrency,
      date_created: string().required(),
    }),
  ).required(),
});

/** Reads the list of an account's invoices. Throws yup's ValidationError on anything else. */
export function invoicesOfWire(body: unknown): CustomerInvoice[] {
  const { results } = wireInvoices.validateSync(body, { stripUnknown: true });
  return results.map((invoice) => ({
    id: invoice.id,
    number: invoice.number,
    subscriptionId: invoice.subscription_id,
    status: invoice.status,
    date: invoice.date_created,
    total: centsFromDecimal(invoice.grand_total),
    currency: invoice.currency,
  }));
}

/** One charge of a subscription in wire form, without its discounts. */
export function invoiceWire(invoice: Invoice) {
  const { id, number: digits, status, totals, period, payment } = invoice;
  const isPaid = status === 'paid';
  return {
    id,
    number: digits,
    status,
    paid: isPaid,
    unpaid: status === 'unpaid',
    void: status === 'void',
    account_id: invoice.accountId,
    subscription_id: invoice.subscriptionId,
    ...(invoice.orderId !== null && { order_id: invoice.orderId }),
    currency: invoice.currency,
    items: invoice.lines.map((line) => ({
      id: line.id,
      product_id: line.productId,
      product_name: line.productName,
      quantity: line.quantity,
      delivery: deliveryOf(line),
      ...lineMoneyWire(line),
    })),
    ...totalsWire(totals),
    payment_total: isPaid && payment ? decimal(payment.amount) : 0,
    ...(invoice.billing && { billing: orderBillingWire(invoice.billing) }),
    ...(invoice.shipping && { shipping: shippingWire(invoice.shipping, invoice.shippingRate) }),
    date_period_start: period.start,
    date_period_end: period.end,
    date_due: period.start,
    ...(invoice.paidAt !== null && { date_paid: invoice.paidAt }),
    date_created: invoice.createdAt,
    date_updated: invoice.paidAt ?? invoice.createdAt,
  };
}
