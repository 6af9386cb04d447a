import { randomUUID } from 'node:crypto';
import type { Order } from '@/domain/order';
import { returnBlock, type ReturnBlock } from '@/domain/return-eligibility';
import { canMoveReturn, type ReturnRequest, type ReturnStatus } from '@/domain/return-request';
import type { Trial } from '@/domain/trial';
import type { Database, SqlSession } from '@/server/db/database';
import { isUniqueViolation } from '@/server/db/errors';
import type { Jobs } from '@/server/jobs/port';
import type { Sealer } from '@/server/sealing';
import { createReturnRows, type ReturnRows } from './return-rows';

export type ReturnOutcome =
  | { ok: true; request: ReturnRequest }
  | { ok: false; code: ReturnBlock | 'return_not_found' | 'return_moved_on' };

/** Sending orders back, from the wish to the refund. Whoever calls has made sure whose order it is. */
export interface Returns {
  /** Acknowledged only when it is on disk. */
  request(order: Order, clock: Trial, reason: string): Promise<ReturnOutcome>;
  /** One step along its way; a step that is not there to take is refused. Each one is mailed to the customer. */
  move(returnId: string, to: ReturnStatus): Promise<ReturnOutcome>;
  find(returnId: string): Promise<ReturnRequest | null>;
  /** Newest first. */
  ofOrder(orderId: string): Promise<readonly ReturnRequest[]>;
  /** Newest first. */
  ofAccount(accountId: string): Promise<readonly ReturnRequest[]>;
}

type ReturnsDeps = { db: Database; jobs: Jobs; sealer: Sealer; now: () => Date };

type Room = { rows: ReturnRows; jobs: Jobs; now: () => Date };

export function createReturns({ db, jobs, sealer, now }: ReturnsDeps): Returns {
  const rows = createReturnRows(sealer);
  const room: Room = { rows, jobs, now };
  return {
    async request(order, clock, reason) {
      const outcome = await db
        .transaction((tx) => openReturn(room, tx, { order, clock, reason }))
        .catch((error: unknown): ReturnOutcome => {
          // Two requests at once: both saw none, the index lets one through.
          if (!isUniqueViolation(error, 'order_returns_one_open')) throw error;
          return { ok: false, code: 'return_open' };
        });
      await db.flush();
      return outcome;
    },
    async move(returnId, to) {
      const outcome = await db.transaction((tx) => moveReturn(room, tx, returnId, to));
      await db.flush();
      return outcome;
    },
    find: async (returnId) => (await rows.read(db, 'id', returnId))[0] ?? null,
    ofOrder: (orderId) => rows.read(db, 'order', orderId),
    ofAccount: (accountId) => rows.read(db, 'account', accountId),
  };
}

async function openReturn(
  room: Room,
  tx: SqlSession,
  { order, clock, reason }: { order: Order; clock: Trial; reason: string },
): Promise<ReturnOutcome> {
  const block = returnBlock(order, clock, await room.rows.read(tx, 'order', order.id));
  if (block) return { ok: false, code: block };
  const at = room.now().toISOString();
  const request: ReturnRequest = {
    id: randomUUID(),
    orderId: order.id,
    orderNumber: order.number,
    accountId: order.account.id,
    reason,
    status: 'requested',
    steps: [{ status: 'requested', at }],
    createdAt: at,
  };
  await room.rows.insert(tx, request);
  await tell(room, tx, request);
  return { ok: true, request };
}

async function moveReturn(
  room: Room,
  tx: SqlSession,
  returnId: string,
  status: ReturnStatus,
): Promise<ReturnOutcome> {
  const [found] = await room.rows.read(tx, 'lockedId', returnId);
  if (!found) return { ok: false, code: 'return_not_found' };
  if (!canMoveReturn(found.status, status)) return { ok: false, code: 'return_moved_on' };
  const step = { status, at: room.now().toISOString() };
  const request = { ...found, status, steps: [...found.steps, step] };
  await room.rows.update(tx, request);
  await tell(room, tx, request);
  return { ok: true, request };
}

function tell({ jobs }: Room, tx: SqlSession, { id, status }: ReturnRequest): Promise<void> {
  return jobs.enqueue(tx, 'send-return-update', { returnId: id, status });
}
