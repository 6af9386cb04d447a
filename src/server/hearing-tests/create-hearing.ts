import type { OrderHolds } from '@/server/commerce/port';
import type { Database } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { Sealer } from '@/server/sealing';
import type { HearingTestProvider } from './port';
import { createHearingProfiles, type HearingProfiles } from './profiles';
import { createHearingResults, type HearingResults } from './results';
import { createHearingTests, type HearingTests } from './sessions';

/** Tests of hearing, what came of them, and what orders know of it. */
export type Hearing = {
  tests: HearingTests;
  results: HearingResults;
  profiles: HearingProfiles;
};

type Deps = {
  db: Database;
  jobs: Jobs;
  sealer: Sealer;
  provider: HearingTestProvider;
  /** Null where orders wait in a hosted store. */
  holds: OrderHolds | null;
  now: () => Date;
};

export function createHearing({ db, jobs, sealer, provider, holds, now }: Deps): Hearing {
  const results = createHearingResults({ db, jobs, sealer, now });
  return {
    results,
    tests: createHearingTests({ db, provider, results, now }),
    profiles: createHearingProfiles({ db, holds, now }),
  };
}
