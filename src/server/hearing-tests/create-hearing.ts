import type { OrderHolds } from '@/server/commerce/port';
import type { Database } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import { createQuestionnaires, type Questionnaires } from '@/server/questionnaires/questionnaires';
import type { Sealer } from '@/server/base/sealing';
import type { Storage } from '@/server/storage/port';
import { createUploads, type Uploads } from '@/server/uploads/uploads';
import type { HearingTestProvider } from './port';
import { createHearingProfiles, type HearingProfiles } from './profiles';
import { remindOfProfiles } from './reminders';
import { createHearingResults, type HearingResults } from './results';
import { createHearingReviews, type HearingReviews } from './reviews';
import { createHearingTests, type HearingTests } from './sessions';
import { createStaffResults, type StaffResults } from './staff-results';
import { createWaivers, type Waivers } from './waivers';

/** Hearing tests, their results, and the hearing profiles of orders. */
export type Hearing = {
  tests: HearingTests;
  results: HearingResults;
  /** The same for staff. */
  staffResults: StaffResults;
  reviews: HearingReviews;
  profiles: HearingProfiles;
  uploads: Uploads;
  questionnaires: Questionnaires;
  /** For staff. */
  waivers: Waivers;
  /** Sends one mail per order to buyers whose order still waits for them a day after it was placed. */
  remind(now: Date): Promise<void>;
};

type Deps = {
  db: Database;
  jobs: Jobs;
  storage: Storage;
  sealer: Sealer;
  provider: HearingTestProvider;
  /** Null when a hosted store keeps the orders. */
  holds: OrderHolds | null;
  now: () => Date;
};

export function createHearing({ db, jobs, storage, sealer, provider, holds, now }: Deps): Hearing {
  const results = createHearingResults({ db, jobs, sealer, now });
  return {
    results,
    staffResults: createStaffResults({ db, sealer, now }),
    reviews: createHearingReviews({ db, jobs, sealer, now }),
    tests: createHearingTests({ db, provider, results, now }),
    profiles: createHearingProfiles({ db, sealer, holds, now }),
    uploads: createUploads({ db, storage, sealer, now }),
    questionnaires: createQuestionnaires({ db, sealer, now }),
    waivers: createWaivers(db),
    remind: (at) => remindOfProfiles({ db, jobs, sealer }, at),
  };
}
