import type { TakeBackup } from '../backup/take-backup';
import type { Database } from '../db/database';
import type { HearingTestProvider } from '../hearing-tests/port';
import type { Jobs } from '../jobs/port';
import type { Mail } from '../mail/port';
import type { Labels } from '../labels/port';
import type { Log } from '../log/log';
import type { Privacy } from '../privacy/privacy';
import type { LoadedSecrets } from '../settings/secrets';
import type { Sealer } from '../base/sealing';
import type { Services } from './services';
import type { Storage } from '../storage/port';

type ModulesDeps = {
  db: Database;
  jobs: Jobs;
  mail: Mail;
  storage: Storage;
  secrets: LoadedSecrets['secrets'];
  commerce: Pick<
    Services['commerce'],
    'orders' | 'customerRecords' | 'adminOrders' | 'fulfilment' | 'orderHolds' | 'refunds'
  >;
  hearingTest: HearingTestProvider;
  labels: Labels;
  siteUrl: string;
  trialDays: number;
};

type Modules = Pick<
  Services,
  | 'hearing'
  | 'fittings'
  | 'foundRecords'
  | 'returns'
  | 'followUps'
  | 'reviews'
  | 'conversations'
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
  return {
    hearing: createHearing({
      ...{ db, jobs, storage, sealer, provider, now },
      holds: commerce.orderHolds,
    }),
    fittings: createFittings({ db, sealer, now }),
    foundRecords: createFoundRecords({ db, jobs, now }),
    ...(await openAfterDelivery({ ...deps, sealer, now })),
    conversations: createConversations({ db, jobs, sealer, now }),
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
    ...(await openStaffModules({ db, sealer, secrets, siteUrl, now })),
    takeBackup: await openBackups({ db, storage, sealer, secrets }),
  };
}

type AfterDeliveryDeps = Pick<ModulesDeps, 'db' | 'jobs' | 'commerce' | 'labels' | 'trialDays'> & {
  sealer: Sealer;
  now: () => Date;
};

/** What follows a delivery: returns, the mails about using hearing aids, and reviews. */
async function openAfterDelivery({ commerce, labels, trialDays, ...shared }: AfterDeliveryDeps) {
  const [{ createReturns }, { createFollowUps }, { createReviews }] = await Promise.all([
    import('../returns/returns'),
    import('../follow-ups/follow-ups'),
    import('../reviews/reviews'),
  ]);
  const { orders, refunds } = commerce;
  const returns = createReturns({ ...shared, refunds, labels: labels.returns });
  return {
    returns,
    followUps: createFollowUps({ ...shared, orders, refunds, returns, trialDays }),
    reviews: createReviews({ ...shared, orders }),
  };
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
  now: () => Date;
};

async function openStaffModules({ db, sealer, secrets, siteUrl, now }: StaffModulesDeps) {
  const [{ createStaff }, { createAuditLog }, { createTodaysWork }] = await Promise.all([
    import('../staff/staff'),
    import('../audit/audit-log'),
    import('../today/today'),
  ]);
  const { session: sessionSecret, adminPassword: sharedPassword } = secrets;
  return {
    staff: createStaff({ db, sealer, sharedPassword, sessionSecret, siteUrl, now }),
    audit: createAuditLog({ db, now }),
    today: createTodaysWork({ db, sealer, now }),
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
