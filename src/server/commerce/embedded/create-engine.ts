import { defaultTaxTable, type TaxTable } from '@/domain/tax';
import type { Database } from '@/server/db/database';
import { createHearingAtHand } from '@/server/hearing-tests/on-file';
import type { Jobs } from '@/server/jobs/port';
import type { Payments } from '@/server/payments/port';
import type { Sealer } from '@/server/base/sealing';
import type { AdminOrders } from '../admin-orders';
import type { CardCharges } from '../port';
import { createAccountCards } from './accounts/account-cards';
import { createCardCharges } from './accounts/card-charges';
import { createLanguages } from './accounts/account-language';
import { createAccountLinks } from './accounts/account-links';
import { createAccountOrders } from './accounts/account-orders';
import { createAccounts } from './accounts/accounts';
import { createAddressBook } from './accounts/address-book';
import { createCartWriter } from './carts/cart-writer';
import { createCarts } from './carts/carts';
import { createCatalogueCache } from './catalogue/catalogue-cache';
import { createCheckoutIds } from './carts/checkout-ids';
import { createCustomers } from './accounts/customers';
import { createLogins } from './accounts/logins';
import { createAdminOrders } from './admin-orders/admin-orders';
import type { Engine } from './engine';
import { createFulfilment } from './orders/fulfilment';
import { createCustomerRecords } from './personal-data/customer-records';
import { createAdminCommerce } from './admin-commerce/admin-commerce';
import { createOrderRefunds } from './orders/order-refunds';
import { createCancellation } from './orders/order-cancellation';
import { createOrders } from './orders/orders';
import { createPaymentReading } from './orders/payment-reading';
import { createProductChanges } from './catalogue/product-changes';
import { createSessions } from './sessions/sessions';
import { createSoldUnits } from './catalogue/sold-units';
import { createSubscriptionBilling } from './subscriptions/subscription-settling';
import { createSubscriptions } from './subscriptions/subscriptions';

export type EngineDeps = {
  db: Database;
  payments: Payments;
  jobs: Jobs;
  /** Opens the hearing data of buyers of hearing aids. */
  sealer: Sealer;
  /** Signs session ids and makes checkout ids; changing it invalidates all of them. */
  sessionSecret: string;
  taxTable?: TaxTable;
  now?: () => Date;
};

/** The embedded commerce engine on our own database. One per process: it keeps the catalogue in memory. */
export function createEngine(
  deps: EngineDeps,
): Engine & { readonly adminOrders: AdminOrders; readonly cardCharges: CardCharges } {
  const { db, payments, jobs, sealer, sessionSecret, taxTable = defaultTaxTable } = deps;
  const { savedCards } = payments;
  const now = deps.now ?? (() => new Date());
  const catalogue = createCatalogueCache(db, now);
  const writer = createCartWriter({ db, catalogue, taxTable, now });
  const sessions = createSessions({ db, secret: sessionSecret, now });
  const checkoutIds = createCheckoutIds(sessionSecret);
  const accounts = createAccounts({ db, jobs, savedCards, openSession: sessions.open, now });
  const refunds = createOrderRefunds({ db, catalogue, payments, jobs, sealer, now });
  const billing = { db, catalogue, writer, payments, jobs, sealer, now };
  return {
    sessions,
    checkoutIds,
    catalogue: {
      snapshot: catalogue.snapshot,
      soldUnits: createSoldUnits(db, now),
      change: createProductChanges({ db, catalogue, now }),
    },
    carts: createCarts({ db, catalogue, writer, payments, sealer, checkoutIds, now }),
    payments: createPaymentReading({ db, now }),
    orders: createOrders({
      db,
      refunds,
      catalogue,
      writer,
      payments,
      jobs,
      hearingAtHand: createHearingAtHand(sealer),
      sealer,
      openSession: sessions.open,
      checkoutIds,
      now,
    }),
    refunds,
    adminCommerce: createAdminCommerce({ db, jobs, sealer, now }),
    adminOrders: createAdminOrders({
      ...deps,
      ...createCancellation({ db, catalogue, refunds, jobs, sealer, now }),
      refunds,
      now,
    }),
    fulfilment: createFulfilment({ db, jobs, sealer, now }),
    addressBook: createAddressBook({ db, now }),
    accountCards: createAccountCards({ db, savedCards, now }),
    cardCharges: createCardCharges({ db, payments }),
    accountOrders: createAccountOrders({ db, sealer }),
    accountLinks: createAccountLinks({ db, jobs, savedCards, now }),
    accounts,
    logins: createLogins({ db, openSession: sessions.open, now }),
    customers: { ...createCustomers(db), ...createLanguages(db) },
    subscriptions: createSubscriptions({ ...billing, sessions, accounts }),
    billing: createSubscriptionBilling(billing),
    customerRecords: createCustomerRecords({ ...deps, savedCards, now }),
  };
}
