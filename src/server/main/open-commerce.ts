import type { EngineDeps } from '../commerce/embedded/create-engine';
import type { Engine, StoreCatalogue } from '../commerce/embedded/engine';
import type { Fulfilment } from '../commerce/embedded/orders/fulfilment';
import type { createStoreApi } from '../commerce/embedded/store-api/store-api';
import type {
  CardCharges,
  Catalogue,
  CustomerRecords,
  Customers,
  Languages,
  Logins,
  MailedLinks,
  OrderHolds,
  OrderRefunds,
  Orders,
  SubscriptionBilling,
  Visitors,
} from '../commerce/port';
import type { AdminCommerce } from '../commerce/admin-commerce';
import type { AdminOrders } from '../commerce/admin-orders';
import type { Config, SwellSettings } from '../settings/config';
import type { HttpApp } from '../http/exchange';
import type { RequestLog } from '../http/http-app';
import { openToOrigins } from '../http/foreign-origins';
import type { PaymentGateway } from '../payments/port';
import type { LoadedSecrets } from '../settings/secrets';

/** The shop's commerce: our own engine, or a hosted store. */
export type Commerce = {
  /** Available during the build too. */
  catalogue: Catalogue;
  /** Null with a hosted store, where products are changed. */
  changeProduct: StoreCatalogue['change'] | null;
  orders: Orders;
  /** Null when parcels are recorded in a hosted store. */
  fulfilment: Fulfilment | null;
  /** Null when orders are canceled in a hosted store. */
  cancelOrder: Engine['orders']['cancel'] | null;
  /** Null when a hosted store makes the refunds. */
  refunds: OrderRefunds | null;
  /** Null when a hosted store has an admin of its own. */
  adminCommerce: AdminCommerce | null;
  /** Null when staff work on orders in a hosted store. */
  adminOrders: AdminOrders | null;
  /** Null when orders are held in a hosted store. */
  orderHolds: OrderHolds | null;
  /** Null when a hosted store keeps the cards. */
  cardCharges: CardCharges | null;
  visitors: Visitors;
  /** Null when a hosted store logs its customers in. */
  logins: Logins | null;
  customers: Customers;
  /** Null when a hosted store keeps its customers' languages. */
  languages: Languages | null;
  /** Null when a hosted store mails the links. */
  accountLinks: MailedLinks | null;
  /** Null when a hosted store bills its subscriptions itself. */
  billing: SubscriptionBilling | null;
  /** Null when a hosted store keeps its customers' records. */
  customerRecords: CustomerRecords | null;
  storeApi: HttpApp;
  vault: HttpApp;
};

type Deps = Pick<EngineDeps, 'db' | 'jobs'> & { secrets: LoadedSecrets['secrets'] };
type Http = Omit<Parameters<typeof createStoreApi>[0], 'engine' | 'payments'>;

/** Opens the configured store, for the configured origins. */
export async function openCommerce(
  config: Config,
  gateway: Pick<PaymentGateway, 'payments' | 'openVault'>,
  deps: Deps,
  http: Http,
): Promise<Commerce> {
  const own = config.swell
    ? await openSwell(config.swell, http.log)
    : await openEngine(gateway, deps, http);
  return openToOrigins(own, config.storeApiOrigins);
}

async function openSwell(settings: SwellSettings, log: RequestLog): Promise<Commerce> {
  const { createSwell } = await import('../commerce/swell/create-swell');
  return { ...createSwell({ settings, log }), changeProduct: null };
}

async function openEngine(
  { payments, openVault }: Pick<PaymentGateway, 'payments' | 'openVault'>,
  { secrets, ...deps }: Deps,
  http: Http,
): Promise<Commerce> {
  const [{ createEngine }, { createOrderHolds }, { sealerOf }, pagesRoom, storeApiRoom] =
    await Promise.all([
      import('../commerce/embedded/create-engine'),
      import('../commerce/embedded/orders/order-holds'),
      import('../settings/secrets'),
      import('../commerce/embedded/catalogue/page-catalogue'),
      import('../commerce/embedded/store-api/store-api'),
    ]);
  const sealer = sealerOf(secrets);
  const engine = createEngine({
    ...deps,
    payments,
    sealer,
    sessionSecret: secrets.session,
  });
  return {
    catalogue: pagesRoom.createPageCatalogue(() => engine.catalogue.snapshot()),
    changeProduct: engine.catalogue.change,
    orders: { ...engine.orders, shipmentsOf: engine.fulfilment.shipmentsOf },
    cancelOrder: engine.orders.cancel,
    refunds: engine.refunds,
    adminCommerce: engine.adminCommerce,
    orderHolds: createOrderHolds({ ...deps, sealer, now: () => new Date() }),
    fulfilment: engine.fulfilment,
    adminOrders: engine.adminOrders,
    cardCharges: engine.cardCharges,
    visitors: engine.accounts,
    logins: engine.logins,
    customers: engine.customers,
    languages: engine.customers,
    accountLinks: engine.accountLinks,
    storeApi: storeApiRoom.createStoreApi({ engine, payments, ...http }),
    billing: engine.billing,
    customerRecords: engine.customerRecords,
    vault: openVault(engine.carts.amountDue),
  };
}
