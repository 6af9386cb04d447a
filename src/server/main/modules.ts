import type { TakeBackup } from '../backup/take-backup';
import type { Conversations } from '../conversations/conversations';
import type { Database } from '../db/database';
import type { Devices } from '../devices/create-devices';
import type { Fittings } from '../fittings/fittings';
import type { FollowUps } from '../follow-ups/follow-ups';
import type { HearingTestProvider } from '../hearing-tests/port';
import type { Jobs } from '../jobs/port';
import type { Mail } from '../mail/port';
import type { Labels } from '../labels/port';
import type { Log } from '../log/log';
import type { Privacy } from '../privacy/privacy';
import type { LoadedSecrets } from '../settings/secrets';
import type { Sealer } from '../base/sealing';
import type { Config } from '../settings/config';
import { openOutcomes } from './open-outcomes';
import type { Services } from './services';
import type { Storage } from '../storage/port';
import type { Texts } from '../texts/port';

type ModulesDeps = {
  db: Database;
  jobs: Jobs;
  mail: Mail;
  storage: Storage;
  secrets: LoadedSecrets['secrets'];
  commerce: Pick<
    Services['commerce'],
    | 'orders'
    | 'customers'
    | 'customerRecords'
    | 'adminOrders'
    | 'cardCharges'
    | 'fulfilment'
    | 'orderHolds'
    | 'refunds'
  >;
  hearingTest: HearingTestProvider;
  labels: Labels;
  siteUrl: string;
  promises: Config['shop']['promises'];
  texts: Texts;
};

type Modules = Pick<
  Services,
  | 'hearing'
  | 'fittings'
  | 'foundRecords'
  | 'returns'
  | 'followUps'
  | 'sixtyDays'
  | 'callFirst'
  | 'callNotes'
  | 'outcomes'
  | 'textNumbers'
  | 'customerTexts'
  | 'reviews'
  | 'conversations'
  | 'hearingAids'
  | 'mailingList'
  | 'consultations'
  | 'parcels'
  | 'passkeys'
  | 'privacy'
  | 'mail'
  | 'sentMails'
  | 'adminJobs'
  | 'staff'
  | 'audit'
  | 'today'
  | 'takeBackup'
>;

/** The modules on our own database, for any store: a hosted store does not have this data. */
export async function openModules(deps: ModulesDeps): Promise<Modules> {
  const { db, jobs, mail, storage, secrets, commerce, labels, siteUrl } = deps;
  const { hearingTest: provider } = deps;
  const [
    { sealerOf },
    { createHearing },
    { createFittings },
    { createFoundRecords },
    { createConversations },
    { createMailingList },
    { createConsultations },
    { createParcels },
    { createPasskeys },
    privacyRoom,
  ] = await Promise.all([
    import('../settings/secrets'),
    import('../hearing-tests/create-hearing'),
    import('../fittings/fittings'),
    import('../found-records/found-records'),
    import('../conversations/conversations'),
    import('../consents/mailing-list'),
    import('../consultations/create-consultations'),
    import('../labels/parcels'),
    import('../passkeys/passkeys'),
    import('./open-privacy'),
  ]);
  const now = () => new Date();
  const sealer = sealerOf(secrets);
  const { adminOrders, fulfilment } = commerce;
  const conversations = createConversations({ db, jobs, sealer, now });
  const fittings = createFittings({ db, sealer, now });
  const afterDelivery = await openAfterDelivery({ ...deps, conversations, fittings, sealer, now });
  const countTrials = async () => (await afterDelivery.callFirst.read()).length;
  const waitingDevices = () => afterDelivery.hearingAids.waiting();
  return {
    hearing: createHearing({
      ...{ db, jobs, storage, sealer, provider, now },
      holds: commerce.orderHolds,
    }),
    fittings,
    foundRecords: createFoundRecords({ db, jobs, now }),
    ...afterDelivery,
    conversations,
    mailingList: createMailingList({ db, jobs, sealer, now }),
    consultations: createConsultations({ db, jobs, sealer, now }),
    parcels:
      adminOrders &&
      fulfilment &&
      createParcels({ db, labels, sealer, adminOrders, fulfilment, now }),
    passkeys: createPasskeys({ db, siteUrl, now }),
    privacy: privacyRoom.openPrivacy({
      ...{ db, jobs, storage, sealer, now },
      customerRecords: commerce.customerRecords,
    }),
    ...(await openAdminModules({ db, jobs, mail, sealer, now })),
    ...(await openStaffModules({ db, sealer, secrets, siteUrl, countTrials, waitingDevices, now })),
    takeBackup: await openBackups({ db, storage, sealer, secrets }),
  };
}

type AfterDeliveryDeps = Pick<
  ModulesDeps,
  'db' | 'jobs' | 'commerce' | 'labels' | 'promises' | 'texts'
> & {
  conversations: Conversations;
  fittings: Fittings;
  sealer: Sealer;
  now: () => Date;
};

/** What follows a delivery: returns, the days of the trial with their mails and texts, calls, reviews, and the aids. */
async function openAfterDelivery(deps: AfterDeliveryDeps) {
  const { commerce, labels, promises, texts, conversations, fittings, ...shared } = deps;
  const { trialDays, warrantyYears, lossFee } = promises;
  const [{ createReturns }, { createFollowUps }, { createReviews }, { createDevices }] =
    await Promise.all([
      import('../returns/returns'),
      import('../follow-ups/follow-ups'),
      import('../reviews/reviews'),
      import('../devices/create-devices'),
    ]);
  const { orders, refunds, customers, adminOrders, cardCharges } = commerce;
  const returns = createReturns({ ...shared, refunds, labels: labels.returns });
  const followUps = createFollowUps({ ...shared, orders, refunds, returns, trialDays });
  const hearingAids = createDevices({
    ...shared,
    ...{ orders, adminOrders, cardCharges, warrantyYears, lossFee },
    ...{ labels, conversations, fittings },
  });
  const { adjustments } = hearingAids;
  return {
    returns,
    followUps,
    ...(await openTrials({ ...shared, orders, followUps, trialDays, warrantyYears })),
    ...(await openTextRooms({ ...shared, customers, texts })),
    reviews: createReviews({ ...shared, orders }),
    hearingAids,
    outcomes: adminOrders && (await openOutcomes({ ...shared, adjustments, trialDays })),
  };
}

type SharedDeps = Pick<ModulesDeps, 'db' | 'jobs'> & { sealer: Sealer; now: () => Date };

async function openTrials(
  deps: SharedDeps &
    Pick<Config['shop']['promises'], 'trialDays' | 'warrantyYears'> &
    Pick<ModulesDeps['commerce'], 'orders'> & { followUps: FollowUps },
) {
  const [{ createSixtyDays }, { createCallFirstQueue }, { createCallNotes }] = await Promise.all([
    import('../sixty-days/sixty-days'),
    import('../sixty-days/call-first'),
    import('../call-notes/call-notes'),
  ]);
  const callNotes = createCallNotes(deps);
  return {
    callNotes,
    sixtyDays: createSixtyDays(deps),
    callFirst: createCallFirstQueue({ ...deps, callNotes }),
  };
}

async function openTextRooms(
  deps: SharedDeps & Pick<ModulesDeps, 'texts'> & Pick<ModulesDeps['commerce'], 'customers'>,
) {
  const [{ createTextNumbers }, { createCustomerTexts }] = await Promise.all([
    import('../texts/text-numbers'),
    import('../texts/sent-texts'),
  ]);
  const emailOf = async (accountId: string) =>
    (await deps.customers.find(accountId))?.email ?? null;
  const textNumbers = createTextNumbers({ ...deps, emailOf });
  return { textNumbers, customerTexts: createCustomerTexts({ ...deps, numbers: textNumbers }) };
}

type AdminModulesDeps = Pick<ModulesDeps, 'db' | 'jobs' | 'mail'> & {
  sealer: Sealer;
  now: () => Date;
};

/** Sent mails and the queue's jobs, for staff. From here on every mail is recorded. */
async function openAdminModules(deps: AdminModulesDeps) {
  const [{ recordMails }, { createAdminJobs }] = await Promise.all([
    import('../sent-mails/sent-mails'),
    import('../jobs/admin-jobs'),
  ]);
  return { ...recordMails(deps), adminJobs: createAdminJobs(deps) };
}

async function openBackups({
  secrets,
  ...deps
}: Pick<ModulesDeps, 'db' | 'storage' | 'secrets'> & { sealer: Sealer }): Promise<TakeBackup> {
  const { takeBackup } = await import('../backup/take-backup');
  return (file, { hasSecrets }) =>
    takeBackup({ ...deps, secrets: hasSecrets ? secrets : null }, file);
}

type StaffModulesDeps = Pick<ModulesDeps, 'db' | 'secrets' | 'siteUrl'> & {
  sealer: Sealer;
  countTrials: () => Promise<number>;
  waitingDevices: Devices['waiting'];
  now: () => Date;
};

async function openStaffModules(deps: StaffModulesDeps) {
  const { db, sealer, secrets, siteUrl, countTrials, waitingDevices, now } = deps;
  const [{ createStaff }, { createAuditLog }, { createTodaysWork }] = await Promise.all([
    import('../staff/staff'),
    import('../audit/audit-log'),
    import('../today/today'),
  ]);
  const { session: sessionSecret, adminPassword: sharedPassword } = secrets;
  return {
    staff: createStaff({ db, sealer, sharedPassword, sessionSecret, siteUrl, now }),
    audit: createAuditLog({ db, now }),
    today: createTodaysWork({ db, sealer, countTrials, waitingDevices, now }),
  };
}

/** Runs before the first request. If the file storage does not answer, the hourly clean-up tries again. */
export async function eraseAtStart(privacy: Privacy, log: Log): Promise<void> {
  try {
    const count = await privacy.eraseAgain();
    if (count > 0) log.warn({ count }, 'Erasures were carried out again on a restored database');
  } catch (error) {
    log.error({ err: error }, 'The notes of erasures were not compared with the database');
  }
}
