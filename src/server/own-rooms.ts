import type { Database } from './db/database';
import type { HearingTestProvider } from './hearing-tests/port';
import type { Jobs } from './jobs/port';
import type { LoadedSecrets } from './secrets';
import type { Services } from './services';
import type { Storage } from './storage/port';

type OwnRoomsDeps = {
  db: Database;
  jobs: Jobs;
  storage: Storage;
  secrets: LoadedSecrets['secrets'];
  commerce: Pick<Services['commerce'], 'customerRecords' | 'orderHolds' | 'refunds'>;
  hearingTest: HearingTestProvider;
};

type OwnRooms = Pick<
  Services,
  | 'hearing'
  | 'returns'
  | 'conversations'
  | 'mailingList'
  | 'consultations'
  | 'privacy'
  | 'staff'
  | 'audit'
  | 'today'
>;

/** What our own database keeps, whoever sells: no hosted store knows of it. */
export async function openOwnRooms({
  db,
  jobs,
  storage,
  secrets,
  commerce,
  hearingTest: provider,
}: OwnRoomsDeps): Promise<OwnRooms> {
  const [
    { createSealer },
    { createHearing },
    { createReturns },
    { createConversations },
    { createMailingList },
    { createConsultations },
    privacyRoom,
  ] = await Promise.all([
    import('./sealing'),
    import('./hearing-tests/create-hearing'),
    import('./returns/returns'),
    import('./conversations/conversations'),
    import('./consents/mailing-list'),
    import('./consultations/create-consultations'),
    import('./privacy/open-privacy'),
  ]);
  const now = () => new Date();
  const sealer = createSealer([secrets.encryption]);
  return {
    hearing: createHearing({
      db,
      jobs,
      storage,
      sealer,
      provider,
      holds: commerce.orderHolds,
      now,
    }),
    returns: createReturns({ db, jobs, refunds: commerce.refunds, sealer, now }),
    conversations: createConversations({ db, jobs, sealer, now }),
    mailingList: createMailingList({ db, jobs, now }),
    consultations: createConsultations({ db, jobs, now }),
    privacy: privacyRoom.openPrivacy({
      db,
      jobs,
      sealer,
      now,
      customerRecords: commerce.customerRecords,
    }),
    ...(await openStaffRooms({ db, secrets, now })),
  };
}

type StaffRoomsDeps = Pick<OwnRoomsDeps, 'db' | 'secrets'> & { now: () => Date };

async function openStaffRooms({ db, secrets, now }: StaffRoomsDeps) {
  const [{ createStaff }, { createAuditLog }, { createTodaysWork }] = await Promise.all([
    import('./staff/staff'),
    import('./audit/audit-log'),
    import('./today/today'),
  ]);
  const { session: sessionSecret, adminPassword: sharedPassword } = secrets;
  return {
    staff: createStaff({ db, sharedPassword, sessionSecret, now }),
    audit: createAuditLog({ db, now }),
    today: createTodaysWork({ db, now }),
  };
}
