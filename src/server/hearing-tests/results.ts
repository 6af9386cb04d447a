import { randomUUID } from 'node:crypto';
import { normaliseEmail } from '@/domain/accounts/account';
import { healthSigns, type HealthSign } from '@/domain/audiometry/red-flags';
import type { TestResult } from '@/domain/audiometry/test-result';
import type { Consent } from '@/domain/consent';
import { hearingConsentVersion, hearingRecordEnd } from '@/domain/hearing/hearing-result';
import { isFlaggedResult } from '@/domain/hearing/hearing-review';
import { saidBy, writeConsent } from '@/server/consents/consent-rows';
import type { Database, SqlSession } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { Sealer } from '@/server/base/sealing';
import type { Maker, Owner } from '@/server/visits/ownership';
import { takenAtWithin } from './taken-at';
import { createResultRows, type HearingResultRecord, type ProviderName } from './result-rows';

/** A result to keep. The caller has checked that the consent box was ticked. */
type ResultToSave = {
  owner: Maker;
  provider: ProviderName;
  /** The id of the test run: saving it again changes nothing but the signs. */
  sessionId: string;
  email: string;
  name: string;
  locale: string;
  result: TestResult;
  /** The health signs reported with it; without it, earlier ones stay. */
  signs?: readonly HealthSign[] | undefined;
  /** The person's own consent that we may write to them about it. */
  wantsFollowUp: boolean;
};

type SaveOutcome =
  /** `isFlaggedNow`: it calls for a doctor, which was not known before, so the owner's orders have to wait. */
  | { ok: true; saved: HearingResultRecord; isFlaggedNow: boolean }
  | { ok: false; code: 'session_taken' };

/** Results that people asked us to keep: they may read, export and delete them. */
export interface HearingResults {
  /** Returns when it is on disk, together with the consent. */
  save(asked: ResultToSave): Promise<SaveOutcome>;
  /** Newest first. */
  ownedBy(owner: Owner): Promise<readonly HearingResultRecord[]>;
  /** Null for anybody else's. */
  findOwned(owner: Owner, id: string): Promise<HearingResultRecord | null>;
  /** Whether one of the owner's results is under this address. */
  hasOwned(owner: Owner, email: string): Promise<boolean>;
  /** Deletes one of the owner's results, also from disk; false for anybody else's. */
  remove(owner: Owner, id: string): Promise<boolean>;
}

type Deps = { db: Database; jobs: Jobs; sealer: Sealer; now: () => Date };

/** Adds the consent for a result to the ledger. */
function agree(
  tx: SqlSession,
  { id, email, locale, accountId, visit }: HearingResultRecord,
  said: { purpose: Consent['purpose']; isGiven: boolean; at: Date },
): Promise<void> {
  return writeConsent(tx, {
    email,
    locale,
    purpose: said.purpose,
    isGiven: said.isGiven,
    source: 'hearing_test',
    textVersion: hearingConsentVersion,
    at: said.at.toISOString(),
    ...saidBy({ accountId, visit }),
    recordId: id,
  });
}

type Room = { rows: ReturnType<typeof createResultRows>; jobs: Jobs; now: () => Date };

async function saveIn(
  tx: SqlSession,
  { rows, jobs, now }: Room,
  asked: ResultToSave,
): Promise<SaveOutcome> {
  const at = now();
  const { owner, wantsFollowUp, signs: told, ...rest } = asked;
  const signs = told && inOrder(told);
  const record: HearingResultRecord = {
    ...rest,
    ...owner,
    signs: signs ?? [],
    id: randomUUID(),
    email: normaliseEmail(asked.email),
    result: { ...asked.result, takenAt: takenAtWithin(asked.result.takenAt, at) },
    savedAt: at.toISOString(),
    expiresAt: hearingRecordEnd(at).toISOString(),
  };
  if (!(await rows.insert(tx, record))) {
    const { accountId, visit } = owner;
    const isNobodys = visit === null;
    const before = isNobodys
      ? null
      : await rows.findOwned(tx, { accountId, visit }, { sessionId: asked.sessionId });
    if (!before) return { ok: false, code: 'session_taken' };
    if (!signs || signs.join() === before.signs.join()) {
      return { ok: true, saved: before, isFlaggedNow: false };
    }
    await rows.updateSigns(tx, before, signs);
    return { ok: true, saved: { ...before, signs }, isFlaggedNow: signs.length > 0 };
  }
  await agree(tx, record, { purpose: 'hearing_storage', isGiven: true, at });
  if (wantsFollowUp) {
    await agree(tx, record, { purpose: 'hearing_follow_up', isGiven: true, at });
    await jobs.enqueue(tx, 'send-hearing-result-saved', { resultId: record.id });
  }
  return { ok: true, saved: record, isFlaggedNow: isFlaggedResult(record.result, record.signs) };
}

/** The same list for the same signs, in whatever order they were ticked. */
function inOrder(signs: readonly HealthSign[]): HealthSign[] {
  return healthSigns.filter((sign) => signs.includes(sign));
}

export function createHearingResults({ db, jobs, sealer, now }: Deps): HearingResults {
  const rows = createResultRows(sealer);
  return {
    async save(asked) {
      const outcome = await db.transaction((tx) => saveIn(tx, { rows, jobs, now }, asked));
      await db.flush();
      return outcome;
    },
    ownedBy: (owner) => rows.owned(db, owner),
    findOwned: (owner, id) => rows.findOwned(db, owner, { id }),
    hasOwned: (owner, email) => rows.hasOwned(db, owner, normaliseEmail(email)),
    async remove(owner, id) {
      const isRemoved = await db.transaction(async (tx) => {
        const found = await rows.findOwned(tx, owner, { id });
        if (!found) return false;
        await rows.remove(tx, id);
        await agree(tx, found, { purpose: 'hearing_storage', isGiven: false, at: now() });
        return true;
      });
      await db.flush();
      return isRemoved;
    },
  };
}
