import type { Sealer } from '@/server/base/sealing';
import type { Database } from '@/server/db/database';
import { writeDeliveredTrials } from '@/testing/shops/delivered-trials';
import { thirtyTrials } from '@/testing/shops/thirty-trials';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Thirty people whose trials are over today, whatever day it is. Each way of testing has the same days, so that months
 * never leave few of one.
 */
export async function writeOutcomes(db: Database, sealer: Sealer): Promise<void> {
  const trials = thirtyTrials.map((trial, index) => ({
    ...trial,
    orderedAt: new Date(Date.now() - (145 - (index % 10) * 4.5) * dayMs).toISOString(),
  }));
  await writeDeliveredTrials(db, sealer, trials);
}
