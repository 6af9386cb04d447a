import type { AuditLog } from './audit/audit-log';
import type { EngineDeps } from './commerce/embedded/create-engine';
import type { Engine, StoreCatalogue } from './commerce/embedded/engine';
import type { Fulfilment } from './commerce/embedded/fulfilment';
import type { createStoreApi } from './commerce/embedded/store-api/store-api';
import type {
  Catalogue,
  CustomerRecords,
  Customers,
  Logins,
  MailedLinks,
  OrderHolds,
  OrderRefunds,
  Orders,
  SubscriptionBilling,
  Visitors,
} from './commerce/port';
import type { Office } from './commerce/office';
import type { OrderDesk } from './commerce/order-desk';
import type { Consultations } from './consultations/create-consultations';
import type { Conversations } from './conversations/conversations';
import type { MailingList } from './consents/mailing-list';
import { readConfig, type Config, type SwellSettings } from './config';
import type { Database } from './db/database';
import type { Editorial } from './editorial/port';
import type { Collector } from './error-reports/collector';
import type { FoundRecords } from './found-records/found-records';
import type { Hearing } from './hearing-tests/create-hearing';
import type { HttpFace } from './http/exchange';
import type { RequestLog } from './http/face';
import { openToOrigins } from './http/foreign-origins';
import type { Passkeys } from './passkeys/passkeys';
import type { Clients } from './http/clients';
import type { JobDesk } from './jobs/job-desk';
import type { Jobs } from './jobs/port';
import type { Parcels } from './labels/parcels';
import type { Lifecycle } from './lifecycle';
import type { Log } from './log';
import type { Mail } from './mail/port';
import type { SentMails } from './sent-mails/sent-mails';
import type { Confirmations, PaymentGateway, PaymentReports, Payments } from './payments/port';
import type { Privacy } from './privacy/privacy';
import type { Returns } from './returns/returns';
import { openGateway, openPorts, openReadable, seedOf } from './open-adapters';
import { createOutages, type Outages } from './outages/outages';
import type { Staff } from './staff/staff';
import type { LoadedSecrets } from './secrets';
import type { Storage } from './storage/port';
import type { TakeBackup } from './backup/take-backup';
import type { TodaysWork } from './today/today';

/** Everything the server is made of, put together once per process. */
export type Services = Clients & {
  config: Config;
  log: Log;
  /** Signs the calls that this installation makes to itself. */
  internalSecret: string;
  /** For the lines of requests: cheaper, because it redacts only errors. */
  requestLog: RequestLog;
  db: Database;
  jobs: Jobs;
  jobDesk: JobDesk;
  /** How what we ask from outside has fared. */
  outages: Outages;
  /** Where errors are reported; null where nowhere. */
  errorCollector: Collector | null;
  mail: Mail;
  sentMails: SentMails;
  /** Files; whoever puts them there seals them. */
  storage: Storage;
  /** Null where parcels are sent from a hosted store. */
  parcels: Parcels | null;
  /** Also while the site is built. */
  editorial: Editorial;
  payments: Payments;
  /** Payments that wait for the shopper's own word, on the sandbox's confirmation page; null where there is none. */
  confirmations: Confirmations | null;
  /** Null where no provider reports. */
  paymentReports: PaymentReports | null;
  commerce: {
    /** Also while the site is built. */
    catalogue: Catalogue;
    /** Null with a hosted store, which is changed where it is hosted. */
    changeProduct: StoreCatalogue['change'] | null;
    orders: Orders;
    /** Null where the parcels are recorded in a hosted store. */
    fulfilment: Fulfilment | null;
    /** Null where orders are canceled in a hosted store. */
    cancelOrder: Engine['orders']['cancel'] | null;
    /** Null where a hosted store pays back. */
    refunds: OrderRefunds | null;
    /** Null where a hosted store has one of its own. */
    office: Office | null;
    /** Null where our staff works on orders in a hosted store. */
    desk: OrderDesk | null;
    /** Null where orders wait in a hosted store. */
    orderHolds: OrderHolds | null;
    visitors: Visitors;
    /** Null where a hosted store logs its customers in. */
    logins: Logins | null;
    customers: Customers;
    /** Null where a hosted store mails them. */
    accountLinks: MailedLinks | null;
    /** Null where a hosted store bills its subscriptions itself. */
    billing: SubscriptionBilling | null;
    /** Null where a hosted store keeps its customers' records. */
    customerRecords: CustomerRecords | null;
    storeApi: HttpFace;
    vault: HttpFace;
  };
  returns: Returns;
  /** What people write to us, by the contact form or in the chat. */
  conversations: Conversations;
  mailingList: MailingList;
  consultations: Consultations;
  /** What people may see of their own data, and have deleted. */
  privacy: Privacy;
  hearing: Hearing;
  passkeys: Passkeys;
  /** What guests left under an address, for its proven owner to confirm or remove. */
  foundRecords: FoundRecords;
  staff: Staff;
  audit: AuditLog;
  /** What waits for our staff. */
  today: TodaysWork;
  /** What proves that a webhook comes from where it was set up. */
  webhookSecret: string;
  /** Writes all of the shop to a file on this machine. */
  takeBackup: TakeBackup;
  lifecycle: Lifecycle;
};

declare global {
  /** Next bundles every route on its own: only here do they all see the same database. */
  var borealServices: Promise<Services> | undefined;
}

/**
 * The composition root: reads the settings, opens the database (migrated and seeded) and picks one adapter per port.
 * The first call does the work, all share its result; a failed start is tried again by the next call.
 * While the site is built there is no database, and nothing but the catalogue can be used.
 */
export function services(): Promise<Services> {
  return (globalThis.borealServices ??= start().catch((error: unknown) => {
    globalThis.borealServices = undefined;
    throw error;
  }));
}

async function start(): Promise<Services> {
  const config = readConfig();
  const [{ openLog }, { createRequestLog }] = await Promise.all([
    import('./open-log'),
    import('./log'),
  ]);
  const outages = createOutages(Date.now, config.outsideTimeoutMs ?? undefined);
  const { log, errorCollector } = await openLog(config, outages);
  if (config.isBuilding) {
    const { buildServices } = await import('./build-services');
    return buildServices(config, log, await openReadable(config));
  }
  const [{ openDatabase }, { prepareDatabase }, { loadSecrets, sealerOf }, { sealOlderCodes }] =
    await Promise.all([
      import('./db/database'),
      import('./db/prepare'),
      import('./secrets'),
      import('./codes/seal-older-codes'),
    ]);
  // Before anything is opened: a shop without its keys changes nothing.
  const loaded = loadSecrets(config);
  const db = await openDatabase(config, (error) =>
    log.warn({ err: error }, 'A database connection broke'),
  );
  try {
    await prepareDatabase({ db, config, log, seed: seedOf(config) });
    const readable = await sealOlderCodes({ db, sealer: sealerOf(loaded.secrets) });
    if (readable > 0) log.info({ readable }, 'Readable codes were sealed');
    return await compose(
      config,
      { log, requestLog: createRequestLog(log), outages, errorCollector },
      { db, loaded },
    );
  } catch (error) {
    await db.close();
    throw error;
  }
}

type Opened = Pick<Services, 'log' | 'requestLog' | 'outages' | 'errorCollector'>;

async function compose(
  config: Config,
  opened: Opened,
  { db, loaded }: { db: Database; loaded: LoadedSecrets },
): Promise<Services> {
  const { log, requestLog } = opened;
  const [jobsRoom, lifecycleRoom, clientsRoom, ownRoom] = await Promise.all([
    import('./jobs/queue'),
    import('./lifecycle'),
    import('./http/clients'),
    import('./own-rooms'),
  ]);
  const { secrets } = loaded;
  const ports = await openPorts(config, opened);
  const jobs = jobsRoom.createJobQueue({ db, log });
  const gateway = await openGateway(config, { db, jobs, ...opened });
  const clients = clientsRoom.openClients(config, db, secrets.session);
  const http = {
    ...clients,
    siteUrl: config.siteUrl,
    editorial: ports.editorial,
    log: requestLog,
  };
  const commerce = openToOrigins(
    config.swell
      ? await openSwell(config.swell, requestLog)
      : await openEngine(gateway, { db, jobs, secrets }, http),
    config.storeApiOrigins,
  );
  const shared = { db, jobs, commerce, secrets, siteUrl: config.siteUrl };
  const ownRooms = await ownRoom.openOwnRooms({ ...shared, ...ports });
  await ownRoom.eraseAtStart(ownRooms.privacy, log);
  const lifecycle = lifecycleRoom.createLifecycle({
    config,
    log,
    db,
    jobs,
    ...ports,
    ...commerce,
    catalogue: config.swell ? null : commerce.catalogue,
    ...ownRooms,
    paymentWork: config.swell ? null : gateway.work,
    loaded,
  });
  return {
    config,
    ...opened,
    internalSecret: loaded.internalSecret,
    db,
    jobs,
    ...ports,
    ...clients,
    payments: gateway.payments,
    confirmations: gateway.confirmations,
    paymentReports: gateway.reports,
    commerce,
    ...ownRooms,
    webhookSecret: secrets.webhook,
    lifecycle,
  };
}

async function openSwell(settings: SwellSettings, log: RequestLog): Promise<Services['commerce']> {
  const { createSwell } = await import('./commerce/swell/create-swell');
  return { ...createSwell({ settings, log }), changeProduct: null };
}

async function openEngine(
  { payments, openVault }: Pick<PaymentGateway, 'payments' | 'openVault'>,
  { secrets, ...deps }: Pick<EngineDeps, 'db' | 'jobs'> & { secrets: LoadedSecrets['secrets'] },
  http: Omit<Parameters<typeof createStoreApi>[0], 'engine' | 'payments'>,
): Promise<Services['commerce']> {
  const [{ createEngine }, { createOrderHolds }, { sealerOf }, pagesRoom, storeApiRoom] =
    await Promise.all([
      import('./commerce/embedded/create-engine'),
      import('./commerce/embedded/order-holds'),
      import('./secrets'),
      import('./commerce/embedded/page-catalogue'),
      import('./commerce/embedded/store-api/store-api'),
    ]);
  const engine = createEngine({
    ...deps,
    payments,
    sealer: sealerOf(secrets),
    sessionSecret: secrets.session,
  });
  return {
    catalogue: pagesRoom.createPageCatalogue(() => engine.catalogue.snapshot()),
    changeProduct: engine.catalogue.change,
    orders: { ...engine.orders, shipmentsOf: engine.fulfilment.shipmentsOf },
    cancelOrder: engine.orders.cancel,
    refunds: engine.refunds,
    office: engine.office,
    orderHolds: createOrderHolds({ ...deps, now: () => new Date() }),
    fulfilment: engine.fulfilment,
    desk: engine.desk,
    visitors: engine.accounts,
    logins: engine.logins,
    customers: engine.customers,
    accountLinks: engine.accountLinks,
    storeApi: storeApiRoom.createStoreApi({ engine, payments, ...http }),
    billing: engine.billing,
    customerRecords: engine.customerRecords,
    vault: openVault(engine.carts.amountDue),
  };
}
