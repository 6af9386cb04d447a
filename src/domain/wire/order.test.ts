import fc from 'fast-check';
import { array, object } from 'yup';
import { orderFromSwell } from '@/server/commerce/swell/order-from-swell';
import { anyAddress, anyOrder, anyOrderLine, anyPlan, received } from '@/testing/wire-records';
import { addressOfWire, addressWire, wireAddressShape } from './address';
import { giftCardsOfWire, wireGiftCards } from './gift-cards';
import { lineMoneyOfWire, optionsOfWire, wireLineMoneyShape } from './line';
import { holdReasonOfWire, orderOfWire, orderWire, wireOrder } from './order';
import { orderLineWire, wireOrderLine } from './order-line';
import { orderStatusOfWire } from './order-status';
import { firstPictureOfWire } from './pictures';
import {
  linePlanOfWire,
  linePurchaseWire,
  planOfWire,
  planWire,
  wirePlan,
  wirePurchase,
} from './purchase';
import { totalsOfWire, wireTotalsShape } from './totals';

const options = { stripUnknown: true };

test('every address comes back from the wire as it went', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const wire = object(wireAddressShape).validateSync(received(addressWire(address)), options);
      expect(addressOfWire(wire)).toEqual(address);
    }),
  );
});

test('every plan comes back, from a product and from a line', () => {
  fc.assert(
    fc.property(anyPlan, fc.boolean(), (plan, isShipped) => {
      const wire = received(planWire(plan, { isShipped }));
      expect(planOfWire(wirePlan.validateSync(wire, options))).toEqual(plan);
      const { name, interval, count, price } = plan;
      const purchaseOption = { type: 'subscription' as const, planId: plan.id };
      const line = linePurchaseWire({ purchaseOption, plan, isShipped, price });
      const read = wirePurchase.validateSync(received(line), options);
      expect(linePlanOfWire(read)).toEqual({ name, interval, count });
    }),
  );
});

test('every line of an order comes back', () => {
  fc.assert(
    fc.property(anyOrderLine, (line) => {
      const schema = wireOrderLine.shape({ ...wireLineMoneyShape, purchase_option: wirePurchase });
      const wire = schema.validateSync(received(orderLineWire(line)), options);
      expect({
        id: wire.id,
        productId: wire.product_id,
        productName: wire.product?.name,
        productSlug: wire.product?.slug,
        sku: wire.product?.sku,
        variantId: wire.variant_id,
        variantName: wire.variant?.name,
        imageUrl: firstPictureOfWire(wire.variant, wire.product),
        options: optionsOfWire(wire.options),
        quantity: wire.quantity,
        ...lineMoneyOfWire(wire, wire.quantity),
      }).toEqual({
        id: line.id,
        productId: line.productId,
        productName: line.productName,
        productSlug: line.productSlug,
        sku: line.sku,
        variantId: line.variantId,
        variantName: line.variantName,
        imageUrl: line.imageUrl,
        options: line.options,
        quantity: line.quantity,
        price: line.price,
        origPrice: line.origPrice,
        priceTotal: line.priceTotal,
        discountEach: line.discountEach,
        discountTotal: line.discountTotal,
        taxEach: line.taxEach,
        taxTotal: line.taxTotal,
      });
    }),
  );
});

test('every order comes back, with its totals and gift cards', () => {
  const schema = wireOrder.shape({
    ...wireTotalsShape,
    giftcards: wireGiftCards,
    items: array(object()),
  });
  fc.assert(
    fc.property(anyOrder, (order) => {
      const body = received(orderWire(order));
      const wire = schema.validateSync(body, options);
      const giftCards = giftCardsOfWire(wire.giftcards, order.currency);
      expect({
        ...orderOfWire(wire),
        status: orderStatusOfWire(wire, 'in_progress'),
        giftCards,
        totals: totalsOfWire(wire, { quantity: 0, giftCards }),
      }).toEqual({
        id: order.id,
        number: order.number,
        isPaid: order.isPaid,
        isGuest: order.isGuest,
        email: order.account.email,
        shipping: order.shipping,
        billing: order.billing,
        refundedTotal: order.refundedTotal,
        createdAt: order.createdAt,
        status: order.status,
        giftCards: order.giftCards,
        totals: order.totals,
      });
      expect(holdReasonOfWire(Reflect.get(Object(body), 'hold_reason'))).toBe(order.holdReason);
    }),
  );
});

test('the adapter of hosted Swell reads the same order, but for what Swell keeps elsewhere', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      expect(orderFromSwell(received(orderWire(order)))).toEqual({
        ...order,
        holdReason: null,
        account: { ...order.account, hasPassword: !order.isGuest },
        lines: order.lines.map((line) => ({
          ...line,
          purchaseOption: { type: 'standard' },
          plan: null,
          isShipped: true,
          metadata: {},
          isHearingAid: false,
        })),
        shippingRate: order.shipping?.service
          ? {
              id: order.shipping.service,
              name: order.shipping.service,
              description: '',
              price: order.totals.shipmentPrice,
              pickup: null,
            }
          : null,
      });
    }),
  );
});

test('a gift card of a store that does not say what was used of it is used up', () => {
  expect(giftCardsOfWire([{ id: 'card', amount: 12.5 }], 'CAD')).toEqual([
    { id: 'card', last4: '', amount: 1250, usedAmount: 1250, currency: 'CAD' },
  ]);
});
