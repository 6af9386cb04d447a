import { randomUUID } from 'node:crypto';
import {
  isAskedWhetherItHelped,
  listeningDays,
  sidesOfNotice,
  type AdjustmentRequest,
  type HelpedAnswer,
} from '@/domain/devices/adjustment';
import type { GainChange } from '@/domain/fitting/corrections';
import type { Locale } from '@/domain/words/locale';
import type { Conversations } from '@/server/conversations/conversations';
import type { Database, SqlSession } from '@/server/db/database';
import type { Fittings } from '@/server/fittings/fittings';
import type { Jobs } from '@/server/jobs/port';
import type { StaffMember } from '@/server/staff/staff';
import type { Owner } from '@/server/visits/ownership';
import type { AdjustmentRows } from './adjustment-rows';

/** The customer, and the words that stand for their taps in the conversation. */
type Said = { owner: Owner & { accountId: string }; email: string; text: string; locale: Locale };

type Asked = Pick<AdjustmentRequest, 'orderId' | 'notice' | 'place' | 'ear' | 'words'>;

/** Our answer: what was changed (nothing when we called or only wrote), and what the customer reads. */
type Answer = { changes: readonly GainChange[]; note: string; staff: StaffMember };

/** The first request about the aids of an order; `at` is ISO UTC. */
type FirstAdjustment = { orderId: string; at: string };

type AdjustmentOutcome =
  | { ok: true; request: AdjustmentRequest }
  | { ok: false; code: 'adjustment_not_found' | 'adjustment_moved_on' | 'too_many' };

/** Requests to change the sound. Both sides of each also stand in the customer's conversation with us. */
export interface Adjustments {
  /** Returns when it is on disk. The caller has checked that the customer has aids. */
  ask(asked: Asked, said: Said): Promise<AdjustmentOutcome>;
  /**
   * Our answer to an open request; it is mailed as an answer in the conversation. A change adds a version of the order's
   * fitting sheet, which a clinician signs.
   */
  answer(id: string, answer: Answer): Promise<AdjustmentOutcome>;
  /** Whether it helped, once, three days after a change. Anything but yes opens the request again. */
  say(id: string, helped: HelpedAnswer, said: Said): Promise<AdjustmentOutcome>;
  find(id: string): Promise<AdjustmentRequest | null>;
  /** Newest first. */
  ofAccount(accountId: string): Promise<readonly AdjustmentRequest[]>;
  /** When the customer of each order first asked for another sound. */
  firstAdjustments(): Promise<readonly FirstAdjustment[]>;
  /** Queues the mails that ask whether a change helped, each once; run by the clock. */
  queueQuestions(): Promise<void>;
}

/** Most open requests of one customer: more are one conversation. */
const mostOpen = 5;

const dayMs = 24 * 60 * 60 * 1000;

export type AdjustmentsDeps = {
  db: Database;
  jobs: Jobs;
  rows: AdjustmentRows;
  conversations: Pick<Conversations, 'sayIn' | 'answerIn'>;
  fittings: Pick<Fittings, 'adjustIn'>;
  now: () => Date;
};

export function createAdjustments(deps: AdjustmentsDeps): Adjustments {
  const { db, rows, conversations, now } = deps;
  return {
    ask: (asked, said) => ask(deps, asked, said),
    answer: (id, given) => change(deps, id, (tx, request) => answer(deps, tx, request, given)),
    say: (id, helped, { owner, ...said }) =>
      change(deps, id, async (tx, request) => {
        if (!isAskedWhetherItHelped(request, now())) return null;
        if (helped === 'yes') return { ...request, helped };
        await conversations.sayIn(tx, owner, said);
        return { ...request, helped, status: 'asked' };
      }),
    find: async (id) => (await rows.read(db, 'id', id))[0] ?? null,
    ofAccount: (accountId) => rows.read(db, 'account', accountId),
    firstAdjustments: () => rows.firstAdjustments(db),
    queueQuestions: () => queueQuestions(deps),
  };
}

async function ask(
  { db, rows, conversations, now }: AdjustmentsDeps,
  asked: Asked,
  { owner, ...said }: Said,
): Promise<AdjustmentOutcome> {
  const { accountId } = owner;
  const outcome = await db.transaction(async (tx): Promise<AdjustmentOutcome> => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `adjustments:${accountId}`,
    ]);
    const known = await rows.read(tx, 'account', accountId);
    if (known.filter(({ status }) => status === 'asked').length >= mostOpen) {
      return { ok: false, code: 'too_many' };
    }
    const request: AdjustmentRequest = {
      ...{ id: randomUUID(), accountId, status: 'asked', ...asked },
      ...{ changes: [], note: '', sheetVersion: null, staffName: null },
      ...{ changedAt: null, askedAt: null, helped: null },
      conversationId: await conversations.sayIn(tx, owner, said),
      locale: said.locale,
      createdAt: now().toISOString(),
    };
    await rows.insert(tx, request);
    return { ok: true, request };
  });
  await db.flush();
  return outcome;
}

async function answer(
  { conversations, fittings, now }: AdjustmentsDeps,
  tx: SqlSession,
  request: AdjustmentRequest,
  { changes, note, staff }: Answer,
): Promise<AdjustmentRequest | null> {
  const { status, accountId, orderId, ear } = request;
  if (status !== 'asked') return null;
  const isChange = changes.length > 0;
  const sides = sidesOfNotice[ear];
  const made =
    isChange && orderId !== null
      ? await fittings.adjustIn(tx, {
          ...{ accountId, orderId, staff },
          changes: changes.map((one) => ({ ...one, sides })),
        })
      : null;
  if (made && !made.ok) return null;
  await conversations.answerIn(tx, request.conversationId, note);
  return {
    ...request,
    ...{ changes, note, staffName: staff.name, askedAt: null, helped: null },
    sheetVersion: made?.sheet.version ?? null,
    status: isChange ? 'changed' : 'answered',
    changedAt: isChange ? now().toISOString() : null,
  };
}

async function change(
  { db, rows }: AdjustmentsDeps,
  id: string,
  work: (tx: SqlSession, request: AdjustmentRequest) => Promise<AdjustmentRequest | null>,
): Promise<AdjustmentOutcome> {
  const outcome = await db.transaction(async (tx): Promise<AdjustmentOutcome> => {
    const [found] = await rows.read(tx, 'lockedId', id);
    if (!found) return { ok: false, code: 'adjustment_not_found' };
    const request = await work(tx, found);
    if (!request) return { ok: false, code: 'adjustment_moved_on' };
    await rows.update(tx, request);
    return { ok: true, request };
  });
  await db.flush();
  return outcome;
}

async function queueQuestions({ db, jobs, rows, now }: AdjustmentsDeps): Promise<void> {
  // A day of the calendar may end an hour after its change was made.
  const before = new Date(now().getTime() - (listeningDays - 1) * dayMs);
  for (const { id } of await rows.read(db, 'toAsk', before.toISOString())) {
    await db.transaction(async (tx) => {
      const [request] = await rows.read(tx, 'lockedId', id);
      if (!request || request.askedAt !== null || !isAskedWhetherItHelped(request, now())) return;
      await rows.update(tx, { ...request, askedAt: now().toISOString() });
      await jobs.enqueue(tx, 'send-adjustment-question', { requestId: id });
    });
  }
  await db.flush();
}
