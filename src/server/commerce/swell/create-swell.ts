import { defaultLocale, type Locale } from '@/domain/words/locale';
import { isOrderNumber } from '@/domain/orders/order';
import type { SwellSettings } from '@/server/settings/config';
import type { HttpApp } from '@/server/http/exchange';
import type { RequestLog } from '@/server/http/http-app';
import type { Catalogue, Customers, Orders, Visitors } from '../port';
import { createBackend, type ReadBackend } from './backend';
import { createSwellCustomers } from './customers';
import { orderFromSwell, ordersFromSwell } from './order-from-swell';
import { productsFromSwell } from './products-from-swell';
import { absentVault, createStoreProxy } from './proxy';
import { shipmentsFromSwell } from './shipments-from-swell';
import { inLocale } from './swell-locale';
import { createSwellVisitors } from './visitors';

type Swell = {
  catalogue: Catalogue;
  orders: Orders;
  /** Swell records the parcels. */
  fulfilment: null;
  cancelOrder: null;
  /** Staff work on orders in Swell. */
  adminOrders: null;
  /** Refunds are made in Swell. */
  refunds: null;
  /** Swell keeps coupons, plans and goods. */
  adminCommerce: null;
  /** Orders are held in Swell. */
  orderHolds: null;
  visitors: Visitors;
  customers: Customers;
  /** A customer's language is in the metadata of their account. */
  languages: null;
  /** A hosted store mails its own links. */
  logins: null;
  accountLinks: null;
  /** Swell bills subscriptions. */
  billing: null;
  /** Swell exports and deletes its customers' data itself. */
  customerRecords: null;
  cardCharges: null;
  storeApi: HttpApp;
  vault: HttpApp;
};

/** The whole commerce port on a hosted Swell store. Connects only when it is used. */
export function createSwell(deps: { settings: SwellSettings; log: RequestLog }): Swell {
  const read = createBackend(deps.settings);
  const storeApi = createStoreProxy(deps);
  return {
    catalogue: createSwellCatalogue(read),
    orders: createSwellOrders(read),
    fulfilment: null,
    visitors: createSwellVisitors(storeApi, read, deps.settings.publicKey),
    customers: createSwellCustomers(read),
    languages: null,
    logins: null,
    accountLinks: null,
    cancelOrder: null,
    adminOrders: null,
    refunds: null,
    adminCommerce: null,
    orderHolds: null,
    billing: null,
    customerRecords: null,
    cardCharges: null,
    storeApi,
    vault: absentVault,
  };
}

/** Swell's longest page, and every variant of a product. */
const everything = { limit: 1000, expand: ['variants:1000'] };

export function createSwellCatalogue(read: ReadBackend, locale: Locale = defaultLocale): Catalogue {
  return {
    inLocale: (other) => createSwellCatalogue(read, other),
    async listProducts(kind, most) {
      const where = { active: true, tags: kind };
      const answer = await read('/products', { ...everything, where, sort: 'date_created asc' });
      const products = productsFromSwell(inLocale(answer, locale)).filter(
        (product) => product.kind === kind,
      );
      return products.slice(0, most);
    },
    async findProduct(slug) {
      // A condition, not part of the path: slugs come from outside.
      const where = { active: true, slug };
      const [product] = productsFromSwell(
        inLocale(await read('/products', { ...everything, where }), locale),
      );
      return product ?? null;
    },
  };
}

export function createSwellOrders(read: ReadBackend): Orders {
  const expand = ['account', 'items.product', 'items.variant'];

  async function findOrder(orderId: string) {
    if (!/^[\w-]+$/.test(orderId)) return null;
    return orderFromSwell(await read(`/orders/${orderId}`, { expand }));
  }

  return {
    findOrder,
    async findByNumber(number) {
      if (!isOrderNumber(number)) return null;
      const [order] = ordersFromSwell(
        await read('/orders', { expand, where: { number }, limit: 1 }),
      );
      return order ?? null;
    },
    async ownedBy({ account }) {
      if (!account) return [];
      const where = { account_id: account.id };
      const sort = 'date_created desc';
      return ordersFromSwell(await read('/orders', { expand, where, sort, limit: 200 }));
    },
    lastOf: async () => null,
    async findOwned({ account }, orderId) {
      const order = account && (await findOrder(orderId));
      return order?.account.id === account?.id ? order : null;
    },
    async shipmentsOf(orderId) {
      const where = { order_id: orderId };
      return shipmentsFromSwell(
        await read('/shipments', { where, sort: 'date_created asc', limit: 1000 }),
      );
    },
  };
}
