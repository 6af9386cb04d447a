import type {
  Catalogue,
  CustomerRecords,
  MailedLinks,
  OrderRefunds,
  Orders,
  SubscriptionBilling,
} from '../commerce/port';
import type { AdminOrders } from '../commerce/admin-orders';
import { createCodeGate, type CodeGate } from '../code-gate/code-gate';
import type { Config } from '../settings/config';
import type { Consultations } from '../consultations/create-consultations';
import type { MailingList } from '../consents/mailing-list';
import type { Conversations } from '../conversations/conversations';
import type { Database } from '../db/database';
import type { Devices } from '../devices/create-devices';
import type { Editorial } from '../editorial/port';
import type { CustomerTexts } from '../texts/sent-texts';
import type { FollowUps } from '../follow-ups/follow-ups';
import type { Hearing } from '../hearing-tests/create-hearing';
import type { HearingTestProvider } from '../hearing-tests/port';
import type { JobQueue } from '../jobs/queue';
import { createOverload, type Overload } from '../http/limits/overload';
import type { HttpApp } from '../http/exchange';
import { createAnswerHeaders, type AnswerHeaders } from '../http/answer-headers';
import { languageAddresses, type LanguageAddresses } from '../http/language-addresses';
import type { Log } from '../log/log';
import type { Mail } from '../mail/port';
import type { SentMails } from '../sent-mails/sent-mails';
import { codesInUse } from './open-adapters';
import type { PaymentWork } from '../payments/port';
import type { Privacy } from '../privacy/privacy';
import type { Returns } from '../returns/returns';
import type { Reviews } from '../reviews/reviews';
import type { LoadedSecrets } from '../settings/secrets';
import type { Storage } from '../storage/port';

/** What the serving process does besides answering requests. */
export interface Lifecycle {
  /** Port → adapter, for the lines printed at start. */
  readonly adapters: Readonly<Record<string, string>>;
  /** The file with the admin password. */
  readonly secretsFile: string;
  /** The admin password if this start generated it, else null: it is printed once. */
  readonly firstAdminPassword: string | null;
  /** The headers of every answer; headers that an answer sets itself take precedence. */
  answerHeaders: AnswerHeaders;
  /** Addresses of pages in the shop's languages. */
  languages: LanguageAddresses;
  /** The access code of a shop that is not open yet (serving/gate.ts); null when none is set. */
  codeGate: CodeGate | null;
  /** Lets serving/overload refuse excess requests. */
  overload: Overload;
  /** Starts running jobs in this process. Calling it twice is harmless. */
  startWorkers(): Promise<void>;
  /** Waits for running jobs and closes the database. Requests must have ended before. Calling it twice is harmless. */
  stop(): Promise<void>;
}

type LifecycleDeps = {
  config: Config;
  log: Log;
  db: Database;
  jobs: JobQueue;
  mail: Mail;
  sentMails: SentMails;
  editorial: Editorial;
  storage: Storage;
  storeApi: HttpApp;
  orders: Orders;
  refunds: OrderRefunds | null;
  billing: SubscriptionBilling | null;
  /** The catalogue whose pages this process keeps up to date; null with a hosted store. */
  catalogue: Catalogue | null;
  returns: Returns;
  /** Null when money is captured with the order. */
  paymentWork: PaymentWork | null;
  /** Null when a hosted store keeps the orders. */
  adminOrders: AdminOrders | null;
  conversations: Conversations;
  mailingList: MailingList;
  consultations: Consultations;
  followUps: FollowUps;
  customerTexts: Pick<CustomerTexts, 'send'>;
  reviews: Pick<Reviews, 'invite' | 'versions'>;
  hearingAids: Devices;
  hearingTest: HearingTestProvider;
  hearing: Pick<Hearing, 'staffResults' | 'reviews' | 'remind'>;
  accountLinks: MailedLinks | null;
  customerRecords: CustomerRecords | null;
  privacy: Privacy;
  loaded: LoadedSecrets;
};

export function createLifecycle(deps: LifecycleDeps): Lifecycle {
  const { config, log, db, jobs, mail, storage, loaded } = deps;
  let starting: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;
  let renewal: Awaited<ReturnType<typeof keepPagesTrue>> = null;
  const startWorkers = async () => {
    const { createJobHandlers } = await import('./jobs/handlers');
    await jobs.startWorkers(createJobHandlers(deps));
    renewal = await keepPagesTrue(deps);
    await db.copies?.keep((error) =>
      log.error({ err: error }, 'The files of the database were not copied'),
    );
  };
  const stop = async () => {
    await starting?.catch(() => undefined);
    await renewal?.stop();
    await jobs.stop();
    await db.close();
    log.info('Stopped');
  };
  return {
    adapters: {
      database: db.kind === 'pglite' ? `PGlite in ${config.dataDir}` : 'Postgres (DATABASE_URL)',
      commerce: config.swell ? `Swell store ${config.swell.storeId} (SWELL_*)` : 'embedded engine',
      payments: paymentsLine(config),
      texts: textsLine(config),
      'hearing test':
        deps.hearingTest.adapter === 'external'
          ? 'outside service (HEARING_TEST_URL)'
          : 'built in, in the browser',
      mail: mail.adapter === 'smtp' ? 'SMTP (SMTP_URL)' : `outbox in ${config.dataDir}/outbox`,
      files: storage.adapter === 's3' ? 'S3 (S3_BUCKET)' : `sealed in ${config.dataDir}/uploads`,
      labels: labelsLine(config),
      'text messages': config.twilio ? 'Twilio (TWILIO_*)' : `outbox in ${config.dataDir}/outbox`,
      errors: config.sentryDsn ? 'the log, and Sentry (NEXT_PUBLIC_SENTRY_DSN)' : 'the log',
    },
    secretsFile: loaded.file,
    firstAdminPassword: loaded.isNew ? loaded.secrets.adminPassword : null,
    answerHeaders: createAnswerHeaders(config, codesInUse(config, deps.storeApi)),
    languages: languageAddresses,
    codeGate: createCodeGate(config, loaded.secrets.session, () => new Date()),
    overload: createOverload({ settings: config.load, db, log }),
    startWorkers: () => (starting ??= startWorkers()),
    stop: () => (stopping ??= stop()),
  };
}

function textsLine({ strapi, contentDir }: Config): string {
  return strapi ? 'Strapi (STRAPI_*)' : `bundled in ${contentDir}`;
}

function labelsLine({ swell, shippo }: Config): string {
  if (swell) return 'by Swell';
  return shippo ? `Shippo with ${shippo.carrier} (SHIPPO_*)` : 'printed by the shop';
}

function paymentsLine({ swell, gateway }: Config): string {
  if (swell) return 'by Swell';
  if (!gateway) return 'sandbox: test mode, no money is taken';
  const { name, variables, settings } = gateway;
  return settings.isLive ? `${name} (${variables})` : `${name} in its test mode (${variables})`;
}

/** In development every page is rendered at each request, and in tests nothing serves them. */
async function keepPagesTrue(deps: LifecycleDeps) {
  const { catalogue, editorial, reviews, config, log, loaded } = deps;
  const isStill = catalogue === null && editorial.adapter === 'bundled';
  if (isStill || config.environment !== 'production') return null;
  const [
    { startPageRenewal },
    { createPageMemory, pagesOfOtherSettings, writtenPages },
    { internalHeaders },
    { renewPagesPattern },
  ] = await Promise.all([
    import('../page-renewal/page-renewal'),
    import('../page-renewal/page-memory'),
    import('../api/endpoints/internal-calls'),
    import('../page-renewal/address'),
  ]);
  return startPageRenewal({
    catalogue,
    editorial,
    reviews,
    log,
    memory: createPageMemory(config),
    written: () => writtenPages(config),
    foreign: () => pagesOfOtherSettings(config),
    renew: async (paths) => {
      const answer = await fetch(`http://127.0.0.1:${config.port}${renewPagesPattern}`, {
        method: 'POST',
        headers: {
          ...internalHeaders(loaded.internalSecret, renewPagesPattern),
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ paths }),
        signal: AbortSignal.timeout(20_000),
      });
      if (!answer.ok) throw new Error(`The pages were not renewed: ${answer.status}`);
    },
  });
}
