import path from 'node:path';
import type { Catalogue, Orders } from './commerce/port';
import { readConfig, type Config } from './config';
import type { Database } from './db/database';
import type { HttpFace } from './http/exchange';
import type { RequestLog } from './http/face';
import type { Jobs } from './jobs/port';
import type { Lifecycle } from './lifecycle';
import type { Log } from './log';
import type { Mail } from './mail/port';
import type { Confirmations, Payments } from './payments/port';

/** Everything the server is made of, put together once per process. */
export type Services = {
  config: Config;
  log: Log;
  /** For the lines of requests: cheaper, because it redacts only errors. */
  requestLog: RequestLog;
  db: Database;
  jobs: Jobs;
  mail: Mail;
  payments: Payments;
  /** Payments that wait for the shopper's own word, on the gateway's confirmation page. */
  confirmations: Confirmations;
  commerce: {
    /** Also while the site is built. */
    catalogue: Catalogue;
    orders: Orders;
    storeApi: HttpFace;
    vault: HttpFace;
  };
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
  const { createLog, createRequestLog } = await import('./log');
  const log = createLog(config);
  if (config.isBuilding) {
    const [{ buildServices }, { createPageCatalogue }, { seedSnapshot }] = await Promise.all([
      import('./build-services'),
      import('./commerce/embedded/page-catalogue'),
      import('./commerce/embedded/seed/catalogue'),
    ]);
    return buildServices(
      config,
      log,
      createPageCatalogue(async () => seedSnapshot()),
    );
  }
  const [{ openDatabase }, { prepareDatabase }, { seedCommerce }] = await Promise.all([
    import('./db/database'),
    import('./db/prepare'),
    import('./commerce/embedded/seed/seed-commerce'),
  ]);
  const db = await openDatabase(config, (error) =>
    log.warn({ err: error }, 'A database connection broke'),
  );
  try {
    await prepareDatabase({ db, config, log, seed: seedCommerce });
    return await compose(config, { log, requestLog: createRequestLog(log) }, db);
  } catch (error) {
    await db.close();
    throw error;
  }
}

type Logs = Pick<Services, 'log' | 'requestLog'>;

async function compose(config: Config, logs: Logs, db: Database): Promise<Services> {
  const { log, requestLog } = logs;
  const [secretsRoom, jobsRoom, engineRoom, pagesRoom, storeRoom, gatewayRoom, lifecycleRoom] =
    await Promise.all([
      import('./secrets'),
      import('./jobs/queue'),
      import('./commerce/embedded/create-engine'),
      import('./commerce/embedded/page-catalogue'),
      import('./commerce/embedded/store-api/store-api'),
      import('./payments/sandbox/sandbox-gateway'),
      import('./lifecycle'),
    ]);
  const loaded = secretsRoom.loadSecrets(config);
  const sessionSecret = loaded.secrets.session;
  const mail = await openMail(config);
  const jobs = jobsRoom.createJobQueue({ db, log });
  const gateway = gatewayRoom.createSandboxGateway({ db, log: requestLog });
  const { payments, confirmations, vaultApi } = gateway;
  const engine = engineRoom.createEngine({ db, payments, jobs, sessionSecret });
  const commerce = {
    catalogue: pagesRoom.createPageCatalogue(() => engine.catalogue.snapshot()),
    orders: engine.orders,
    storeApi: storeRoom.createStoreApi({ engine, payments, log: requestLog }),
    vault: vaultApi,
  };
  const lifecycle = lifecycleRoom.createLifecycle({
    config,
    log,
    db,
    jobs,
    mail,
    orders: engine.orders,
    loaded,
  });
  return { config, log, requestLog, db, jobs, mail, payments, confirmations, commerce, lifecycle };
}

async function openMail(config: Config): Promise<Mail> {
  const from = config.mailFrom;
  if (config.smtpUrl) {
    const { createSmtp } = await import('./mail/smtp/smtp');
    return createSmtp({ url: config.smtpUrl, from });
  }
  const { createOutbox } = await import('./mail/outbox/outbox');
  return createOutbox({ folder: path.join(config.dataDir, 'outbox'), from });
}
