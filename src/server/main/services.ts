import type { AuditLog } from '../audit/audit-log';
import type { Consultations } from '../consultations/create-consultations';
import type { Conversations } from '../conversations/conversations';
import type { MailingList } from '../consents/mailing-list';
import type { Devices } from '../devices/create-devices';
import { readConfig, type Config } from '../settings/config';
import type { Database } from '../db/database';
import type { Editorial } from '../editorial/port';
import type { Collector } from '../error-reports/collector';
import type { Fittings } from '../fittings/fittings';
import type { FoundRecords } from '../found-records/found-records';
import type { SixtyDays } from '../sixty-days/sixty-days';
import type { CallFirstQueue } from '../sixty-days/call-first';
import type { CallNotes } from '../call-notes/call-notes';
import type { Texts } from '../texts/port';
import type { TextNumbers } from '../texts/text-numbers';
import type { CustomerTexts } from '../texts/sent-texts';
import type { FollowUps } from '../follow-ups/follow-ups';
import type { Hearing } from '../hearing-tests/create-hearing';
import type { RequestLog } from '../http/http-app';
import type { Outcomes } from '../outcomes/outcomes';
import type { Passkeys } from '../passkeys/passkeys';
import type { Clients } from '../http/limits/clients';
import type { AdminJobs } from '../jobs/admin-jobs';
import type { Jobs } from '../jobs/port';
import type { Parcels } from '../labels/parcels';
import type { Lifecycle } from './lifecycle';
import type { Log } from '../log/log';
import type { Mail } from '../mail/port';
import type { SentMails } from '../sent-mails/sent-mails';
import type { CardSetups, Confirmations, PaymentReports, Payments } from '../payments/port';
import type { Privacy } from '../privacy/privacy';
import type { Returns } from '../returns/returns';
import type { Reviews } from '../reviews/reviews';
import { openCommerce, type Commerce } from './open-commerce';
import { openGateway, openPorts, seedOf } from './open-adapters';
import { createCircuitBreakers, type CircuitBreakers } from '../circuit-breakers/circuit-breakers';
import type { Staff } from '../staff/staff';
import type { LoadedSecrets } from '../settings/secrets';
import type { Storage } from '../storage/port';
import type { TakeBackup } from '../backup/take-backup';
import type { TodaysWork } from '../today/today';

/** All services of the server, created once per process. */
export type Services = Clients & {
  config: Config;
  log: Log;
  /** Signs the calls that this installation makes to itself. */
  internalSecret: string;
  /** For request lines: cheaper, because it redacts only errors. */
  requestLog: RequestLog;
  db: Database;
  jobs: Jobs;
  adminJobs: AdminJobs;
  /** The health of the external services. */
  circuitBreakers: CircuitBreakers;
  /** The collector of error reports; null when there is none. */
  errorCollector: Collector | null;
  mail: Mail;
  sentMails: SentMails;
  /** File storage; callers seal the files. */
  storage: Storage;
  /** Null when parcels are sent from a hosted store. */
  parcels: Parcels | null;
  editorial: Editorial;
  payments: Payments;
  /** Payments that wait for the shopper's approval, on the sandbox's confirmation page; null when there is none. */
  confirmations: Confirmations | null;
  /** Null when cards to keep come through the vault, and with a hosted store. */
  cardSetups: CardSetups | null;
  /** Null when no provider reports. */
  paymentReports: PaymentReports | null;
  commerce: Commerce;
  returns: Returns;
  /** The mails after a delivery of hearing aids. */
  followUps: FollowUps;
  /** Customers' trials, and whom staff should call first. */
  sixtyDays: SixtyDays;
  callFirst: CallFirstQueue;
  callNotes: CallNotes;
  /** Figures of delivered hearing aids; null when a hosted store keeps the orders. */
  outcomes: Outcomes | null;
  /** Texts to phones, and who wants them. */
  texts: Texts;
  textNumbers: TextNumbers;
  customerTexts: CustomerTexts;
  /** False where mails are really sent and texts are not: then customers are not asked for a number. */
  areTextsOffered: boolean;
  reviews: Reviews;
  /** Hearing aids after they were packed. */
  hearingAids: Devices;
  /** Messages to us, by the contact form or in the chat. */
  conversations: Conversations;
  mailingList: MailingList;
  consultations: Consultations;
  /** Export and deletion of people's own data. */
  privacy: Privacy;
  hearing: Hearing;
  /** The sheets that hearing aids are set by. */
  fittings: Fittings;
  passkeys: Passkeys;
  /** Records that guests left under an address, for its proven owner to confirm or remove. */
  foundRecords: FoundRecords;
  staff: Staff;
  audit: AuditLog;
  /** The open work of staff. */
  today: TodaysWork;
  /** The secret that proves the sender of a webhook. */
  webhookSecret: string;
  /** Writes the whole shop to a file on this machine. */
  takeBackup: TakeBackup;
  lifecycle: Lifecycle;
};

declare global {
  /** On globalThis because Next bundles every route separately: only here do they all share one database. */
  var borealServices: Promise<Services> | undefined;
  /** Why the last start failed, for the server around Next: Next itself does not expose it. */
  var borealStartFailure: unknown;
}

/**
 * The composition root: reads the settings, opens the database (migrated and seeded) and picks one adapter per port.
 * The first call does the work and all calls share its result; after a failed start, the next call tries again. During
 * the build there is no database: pages use `published()`.
 */
export function services(): Promise<Services> {
  return (globalThis.borealServices ??= start().catch((error: unknown) => {
    globalThis.borealServices = undefined;
    throw error;
  }));
}

async function start(): Promise<Services> {
  const config = readConfig();
  if (config.isBuilding) throw new Error('While the site is built only published() is there');
  const [{ openLog }, { createRequestLog }] = await Promise.all([
    import('./open-log'),
    import('../log/log'),
  ]);
  const circuitBreakers = createCircuitBreakers(Date.now, config.outsideTimeoutMs ?? undefined);
  const { log, errorCollector } = await openLog(config, circuitBreakers);
  const [{ openDatabase }, { prepareDatabase }, { loadSecrets, sealerOf }, codesRoom, hearingRoom] =
    await Promise.all([
      import('../db/database'),
      import('./prepare'),
      import('../settings/secrets'),
      import('../codes/seal-older-codes'),
      import('../hearing-tests/hide-readable'),
    ]);
  // Before anything is opened, so that a shop without its keys changes nothing.
  const loaded = loadSecrets(config);
  const db = await openDatabase(config, (error) =>
    log.warn({ err: error }, 'A database connection broke'),
  );
  try {
    await prepareDatabase({ db, config, log, seed: seedOf(config) });
    const sealer = sealerOf(loaded.secrets);
    const readable = await codesRoom.sealOlderCodes({ db, sealer });
    if (readable > 0) log.info({ readable }, 'Readable codes were sealed');
    const hidden = await hearingRoom.hideReadable({ db, sealer });
    if (hidden > 0) log.info({ hidden }, 'Readable states of tests and orders were hidden');
    return await compose(
      config,
      { log, requestLog: createRequestLog(log), circuitBreakers, errorCollector },
      { db, loaded },
    );
  } catch (error) {
    await db.close();
    throw error;
  }
}

type Opened = Pick<Services, 'log' | 'requestLog' | 'circuitBreakers' | 'errorCollector'>;

async function compose(
  config: Config,
  opened: Opened,
  { db, loaded }: { db: Database; loaded: LoadedSecrets },
): Promise<Services> {
  const { log, requestLog } = opened;
  const [jobsRoom, lifecycleRoom, clientsRoom, ownRoom] = await Promise.all([
    import('../jobs/queue'),
    import('./lifecycle'),
    import('../http/limits/clients'),
    import('./modules'),
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
  const commerce = await openCommerce(config, gateway, { db, jobs, secrets }, http);
  const { siteUrl } = config;
  const shared = { db, jobs, commerce, secrets, siteUrl, promises: config.shop.promises };
  const modules = await ownRoom.openModules({ ...shared, ...ports });
  await ownRoom.eraseAtStart(modules.privacy, log);
  const lifecycle = lifecycleRoom.createLifecycle({
    config,
    log,
    db,
    jobs,
    ...ports,
    ...commerce,
    catalogue: config.swell ? null : commerce.catalogue,
    ...modules,
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
    cardSetups: config.swell ? null : gateway.cardSetups,
    paymentReports: gateway.reports,
    commerce,
    ...modules,
    areTextsOffered: config.twilio !== null || config.smtpUrl === null,
    webhookSecret: secrets.webhook,
    lifecycle,
  };
}
