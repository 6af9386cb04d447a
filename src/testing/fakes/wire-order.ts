/** An order as the Store API lists it: a charger in Calgary, paid by card. */
export const wireChargerOrder = {
  id: 'order-1',
  number: '10482',
  status: 'delivery_pending',
  date_created: '2026-11-21T18:00:00.000Z',
  guest: false,
  paid: true,
  hold_reason: null,
  currency: 'USD',
  items: [
    {
      id: 'line-1',
      product_id: 'product-1',
      product: { name: 'Standard Charger', images: [] },
      options: [],
      quantity: 1,
      price_total: 149,
    },
  ],
  account: { email: 'margaret@example.ca' },
  sub_total: 149,
  discount_total: 0,
  shipment_total: 0,
  grand_total: 149,
  capture_total: 149,
  shipping: {
    name: 'Margaret Okafor',
    address1: '118 Lakeshore Road',
    city: 'Calgary',
    state: 'AB',
    zip: 'T2P 1J9',
    service: 'priority_shipping',
    service_name: 'Priority shipping',
  },
  billing: { method: 'card', card: { brand: 'Visa', last4: '4242' } },
};

/** The same order's after-sale status, from our own API. */
export const wireChargerAfterSale = {
  id: 'order-1',
  number: '10482',
  status: 'delivery_pending',
  shipments: [],
  trial: null,
  returns: [],
  isCancelable: true,
  returnBlock: null,
};
