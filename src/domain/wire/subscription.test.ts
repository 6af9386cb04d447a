import fc from 'fast-check';
import { multiplyCents } from '../money';
import { anyInvoice, anySubscription, received } from '@/testing/wire-records';
import { invoicesOfWire, invoiceWire } from './invoice';
import { subscriptionOfWire, subscriptionsOfWire, subscriptionWire } from './subscription';

test('every subscription comes back from the wire as its owner sees it', () => {
  fc.assert(
    fc.property(anySubscription, (subscription) => {
      const { thing, status, billing } = subscription;
      const wire = received(subscriptionWire(subscription));
      const read = subscriptionOfWire(wire);
      expect(read).toEqual({
        id: subscription.id,
        number: subscription.number,
        status,
        isEndingWithPeriod: subscription.isEndingWithPeriod,
        productId: thing.productId,
        productName: thing.productName,
        variantName: thing.variantName,
        imageUrl: thing.imageUrl,
        plan: {
          id: thing.plan.id,
          name: thing.plan.name,
          interval: thing.plan.interval,
          count: thing.plan.count,
        },
        quantity: thing.quantity,
        price: thing.plan.price,
        total: multiplyCents(thing.plan.price, thing.quantity),
        currency: subscription.currency,
        periodEnd: subscription.period.end,
        pausedUntil: status === 'paused' ? subscription.pausedUntil : null,
        retryAt: status === 'pastdue' ? subscription.retryAt : null,
        canceledAt: subscription.canceledAt,
        card: billing.card && { brand: billing.card.brand, last4: billing.card.last4 },
      });
      expect(subscriptionsOfWire({ results: [wire] })).toEqual([read]);
    }),
  );
});

test('every invoice comes back', () => {
  fc.assert(
    fc.property(anyInvoice, (invoice) => {
      const { id, number, subscriptionId, status, createdAt: date, currency, totals } = invoice;
      expect(invoicesOfWire({ results: [received(invoiceWire(invoice))] })).toEqual([
        { id, number, subscriptionId, status, date, total: totals.grandTotal, currency },
      ]);
    }),
  );
});
