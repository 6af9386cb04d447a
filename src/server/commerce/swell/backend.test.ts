import { recordingBackend } from '@/testing/stand-ins/recording-server';
import { createBackend } from './backend';
import { createSwellCatalogue, createSwellOrders } from './create-swell';

const image = (name: string) => ({
  caption: '',
  file: { url: `https://cdn.swell.store/shop/${name}.webp`, width: 800, height: null },
});

/** A record in the form of Swell's backend, reduced to the fields that matter and some that must do no harm. */
const swellProduct = {
  id: '5f0000000000000000000001',
  slug: 'charge-go',
  name: 'Charge-and-Go',
  active: true,
  description: '<p>Small &amp; light.</p>\n<p>Charges&nbsp;overnight.</p>',
  tags: ['product', 'rechargeable'],
  price: 750.1,
  sale: false,
  sale_price: null,
  currency: 'USD',
  stock_tracking: false,
  stock_status: null,
  images: [image('pair')],
  options: [
    {
      id: 'o-ears',
      name: 'Ears',
      variant: true,
      values: [
        { id: 'v-pair', name: 'Pair' },
        { id: 'v-left', name: 'Left ear' },
      ],
    },
    { id: 'o-tech', name: 'Tech level', variant: true, values: [{ id: 'v-basic', name: 'Basic' }] },
    { id: 'o-note', name: 'Engraving', variant: false },
  ],
  variants: {
    results: [
      {
        id: 'variant-left',
        option_value_ids: ['v-basic', 'v-left'],
        price: 75.35,
        sale: true,
        sale_price: 19.99,
        stock_tracking: true,
        stock_status: 'out_of_stock',
        images: [image('left')],
      },
      { id: 'variant-pair', option_value_ids: ['v-pair', 'v-basic'], price: null, images: null },
      { id: 'variant-off', active: false, option_value_ids: ['v-pair', 'v-basic'], price: 1 },
      { id: 'variant-half', option_value_ids: ['v-pair'], price: 1 },
    ],
  },
  $app: { something: { of: 'theirs' } },
};

const swellOrder = {
  id: '6a0000000000000000000001',
  number: '100012',
  status: 'hold',
  paid: true,
  cart_id: 'cart-1',
  account_id: 'account-1',
  account: { id: 'account-1', email: 'ada@example.ca', name: 'Ada Byron' },
  guest: true,
  currency: 'CAD',
  display_locale: 'fr-CA',
  item_quantity: 2,
  items: [
    {
      id: 'line-1',
      product_id: swellProduct.id,
      product_name: 'Charge-and-Go',
      product: swellProduct,
      variant_id: 'variant-left',
      variant: { name: 'Left ear', sku: 'AID-L', images: [image('left')] },
      options: [{ id: 'o-ears', name: 'Ears', value: 'Left ear', value_id: 'v-left' }],
      quantity: 2,
      price: 19.99,
      price_total: 39.98,
      discount_total: 4,
      discount_each: 2,
    },
  ],
  sub_total: 39.98,
  discount_total: 4,
  shipment_price: 15,
  shipment_total: 15,
  grand_total: 50.98,
  payment_total: 50.98,
  giftcards: [{ id: 'gift-1', last4: 'ABCD', amount: 10 }],
  coupon_code: 'WELCOME10',
  shipping: {
    first_name: 'Ada',
    state: 'ON',
    country: 'CA',
    service: 'express',
    service_name: 'Express',
  },
  billing: {
    name: 'Ada Byron',
    method: 'card',
    card: { token: 'card_x', brand: 'Visa', last4: '4242', exp_month: 12, exp_year: 2040 },
  },
  metadata: { hold_reason: 'prescription_needed' },
  date_created: '2026-11-21T12:00:00.000Z',
};

describe('Swell read with swell-node', () => {
  const swell = recordingBackend();
  const open = (timeoutMs = 5000) =>
    createBackend({
      storeId: 'shop',
      secretKey: 'sk_secret',
      apiUrl: swell.url,
      timeoutMs,
      verifyCert: false,
    });

  it('asks for the active products of one kind, with all variants', async () => {
    swell.answerWith(() => ({ $status: 200, $data: { count: 0, results: [] } }));
    expect(await createSwellCatalogue(open()).listProducts('accessories')).toEqual([]);
    expect(swell.calls).toEqual([
      {
        method: 'get',
        url: '/products',
        key: 'sk_secret',
        data: {
          where: { active: true, tags: 'accessories' },
          expand: ['variants:1000'],
          limit: 1000,
          sort: 'date_created asc',
        },
      },
    ]);
  });

  it('reads a product in our words: cents, sale prices, variants, pictures', async () => {
    swell.answerWith(() => ({ $status: 200, $data: { results: [swellProduct] } }));
    const product = await createSwellCatalogue(open()).findProduct('charge-go');
    expect(product).toMatchObject({
      slug: 'charge-go',
      kind: 'product',
      summary: 'Small & light. Charges overnight.',
      price: 75_010,
      currency: 'USD',
      stockStatus: null,
      images: [
        {
          url: swellProduct.images[0]?.file.url,
          caption: 'Charge-and-Go',
          width: 800,
          height: 1200,
        },
        { url: expect.stringContaining('/left.webp') },
      ],
    });
    expect(product?.options.map(({ name }) => name)).toEqual(['Ears', 'Tech level']);
    expect(product?.variants).toEqual([
      {
        id: 'variant-left',
        name: 'Left ear, Basic',
        optionValueIds: ['v-left', 'v-basic'],
        price: 1999,
        imageIndexes: [1],
        stockStatus: 'out_of_stock',
      },
      {
        id: 'variant-pair',
        name: 'Pair, Basic',
        optionValueIds: ['v-pair', 'v-basic'],
        price: 75_010,
        imageIndexes: [0, 1],
        stockStatus: null,
      },
    ]);
  });

  it('knows no product that is not there, and asks for a slug only as a value', async () => {
    swell.answerWith(() => ({ $status: 200, $data: { results: [] } }));
    expect(await createSwellCatalogue(open()).findProduct('../accounts')).toBeNull();
    expect(swell.calls[0]).toMatchObject({
      url: '/products',
      data: { where: { active: true, slug: '../accounts' } },
    });
  });

  it('leaves out what belongs to neither list', async () => {
    const stray = { ...swellProduct, tags: ['spare-part'] };
    swell.answerWith(() => ({ $status: 200, $data: { results: [stray] } }));
    expect(await createSwellCatalogue(open()).findProduct('charge-go')).toBeNull();
  });

  it('throws on an answer it cannot read instead of showing half a product', async () => {
    const broken = { ...swellProduct, price: 'free' };
    swell.answerWith(() => ({ $status: 200, $data: { results: [broken] } }));
    await expect(createSwellCatalogue(open()).findProduct('charge-go')).rejects.toThrow('price');
  });

  it('reads an order in our words', async () => {
    swell.answerWith(() => ({ $status: 200, $data: swellOrder }));
    const order = await createSwellOrders(open()).findOrder(swellOrder.id);
    expect(swell.calls[0]).toMatchObject({
      url: `/orders/${swellOrder.id}`,
      data: { expand: ['account', 'items.product', 'items.variant'] },
    });
    expect(order).toMatchObject({
      number: '100012',
      status: 'hold',
      holdReason: 'prescription_needed',
      isPaid: true,
      isGuest: true,
      account: { email: 'ada@example.ca', hasPassword: false },
      currency: 'CAD',
      displayLocale: 'fr-CA',
      lines: [
        {
          productSlug: 'charge-go',
          sku: 'AID-L',
          variantName: 'Left ear',
          isHearingAid: true,
          imageUrl: expect.stringContaining('/left.webp'),
          quantity: 2,
          price: 1999,
          priceTotal: 3998,
          discountTotal: 400,
          origPrice: null,
        },
      ],
      totals: {
        itemQuantity: 2,
        subTotal: 3998,
        shipmentTotal: 1500,
        grandTotal: 5098,
        giftCardUsed: 1000,
        captureTotal: 4098,
      },
      shipping: { firstName: 'Ada', state: 'ON', address2: null, service: 'express' },
      shippingRate: { name: 'Express', price: 1500 },
      billing: { card: { brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2040 } },
      payment: { amount: 4098, gateway: 'swell', isTest: false },
      coupon: { code: 'WELCOME10' },
    });
    expect(JSON.stringify(order)).not.toContain('card_x');
  });

  it.each([null, undefined, ''])('finds no order in %p', async ($data) => {
    swell.answerWith(() => ({ $status: 200, $data }));
    expect(await createSwellOrders(open()).findOrder('6a')).toBeNull();
  });

  it.each(['../accounts', '', 'a?b', 'a/b'])('does not ask for the order id %p', async (id) => {
    expect(await createSwellOrders(open()).findOrder(id)).toBeNull();
    expect(swell.calls).toEqual([]);
  });

  it('answers many reads at once, each with its own', async () => {
    swell.answerWith((url) => ({ $status: 200, $data: url }));
    const read = open();
    const urls = Array.from({ length: 12 }, (_, index) => `/things/${index}`);
    expect(await Promise.all(urls.map((url) => read(url)))).toEqual(urls);
  });

  it('rejects when Swell refuses', async () => {
    swell.answerWith(() => ({ $status: 401, $error: 'Invalid key' }));
    await expect(open()('/products')).rejects.toThrow('Invalid key');
  });

  it('rejects in time when Swell is silent', async () => {
    swell.answerWith(() => 'silence');
    await expect(open(300)('/products')).rejects.toMatchObject({ code: 'timeout' });
  });

  it('rejects at once, and asks once, when the connection breaks', async () => {
    swell.answerWith(() => 'hang up');
    await expect(open()('/products')).rejects.toThrow('does not answer');
    expect(swell.calls).toHaveLength(1);
  });

  it('rejects at once when nobody listens', async () => {
    const settings = { storeId: 'shop', secretKey: 'sk', timeoutMs: 5000 };
    const read = createBackend({ ...settings, apiUrl: 'tls://127.0.0.1:1' });
    await expect(read('/products')).rejects.toThrow('ECONNREFUSED');
  });

  it('trusts only real certificates unless told otherwise', async () => {
    const settings = { storeId: 'shop', secretKey: 'sk', apiUrl: swell.url, timeoutMs: 5000 };
    await expect(createBackend(settings)('/products')).rejects.toThrow('self-signed');
    expect(swell.calls).toEqual([]);
  });

  it('leaves no connection behind', async () => {
    swell.answerWith(() => ({ $status: 200, $data: 1 }));
    await open()('/things');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(swell.sockets.size).toBe(0);
  });
});
