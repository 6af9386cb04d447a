import { randomUUID } from 'node:crypto';
import type { BarCode } from '@/domain/orders/after-sale';
import type { Order } from '@/domain/orders/order';
import { returnBlock, type ReturnBlock } from '@/domain/orders/return-eligibility';
import type { RefundRefusal, RefundRequest } from '@/domain/orders/order-refund';
import type { returnList } from '@/domain/staff/admin-lists';
import {
  canMoveReturn,
  versionOf,
  type ReturnLabel,
  type ReturnRequest,
  type ReturnStatus,
} from '@/domain/orders/return-request';
import type { Trial } from '@/domain/trial';
import type { ListAsked, ListPage } from '@/server/commerce/admin-commerce';
import type { OrderRefunds } from '@/server/commerce/port';
import type { Database, SqlSession } from '@/server/db/database';
import { isUniqueViolation } from '@/server/db/errors';
import type { ReturnLabels } from '@/server/labels/port';
import type { Jobs } from '@/server/jobs/port';
import type { Sealer } from '@/server/base/sealing';
import { readReturnPage, type ReturnLine } from './return-page';
import { createReturnRows, type ReturnRows } from './return-rows';

export type ReturnOutcome =
  | { ok: true; request: ReturnRequest }
  | {
      ok: false;
      code:
        | ReturnBlock
        | RefundRefusal
        | 'return_not_found'
        | 'return_moved_on'
        | 'return_changed'
        | 'order_not_found';
    };

/** One step of a return. */
type ReturnMove = {
  to: ReturnStatus;
  /**
   * The version the staff member saw (`versionOf`); if it has changed since, nothing happens. Not checked when omitted.
   */
  version?: number;
  /** Our note to the customer, sent with the mail of this step and kept only until the next one. */
  note?: string | null;
  /** Without one an approval gets a label of our own, where we make some; else it stays as it is. */
  label?: ReturnLabel | null;
  /** The refund for `refunded`; by default everything that is left, with nothing put back into stock. */
  refund?: RefundRequest;
};

/** Why, by a tap and in the customer's own words, and the language they read. */
type ReturnAsked = Pick<ReturnRequest, 'mainReason' | 'reason' | 'locale'>;

/** Sending orders back, from the request to the refund. The caller has checked whose order it is. */
export interface Returns {
  /** Returns when it is on disk. */
  request(order: Order, clock: Trial, asked: ReturnAsked): Promise<ReturnOutcome>;
  /**
   * Takes one step of a return; a step that is not allowed is refused. Each step is mailed to the customer. `refunded`
   * refunds the money in the same transaction, once; a hosted store makes that refund itself.
   */
  move(returnId: string, move: ReturnMove): Promise<ReturnOutcome>;
  /** The sheet of an approved return's label as a PDF, in the language of the request; null if we made no label. */
  printLabel(
    order: Order,
    request: Pick<ReturnRequest, 'status' | 'label' | 'locale'>,
  ): Promise<Uint8Array | null>;
  /** The code of an approved return's label as a bar code; null if we made no label. */
  barCode(request: Pick<ReturnRequest, 'status' | 'label'>): Promise<BarCode | null>;
  find(returnId: string): Promise<ReturnRequest | null>;
  /** Newest first. */
  ofOrder(orderId: string): Promise<readonly ReturnRequest[]>;
  /** For staff. */
  page(asked: ListAsked<typeof returnList>): Promise<ListPage<ReturnLine>>;
  /** Newest first. */
  ofAccount(accountId: string): Promise<readonly ReturnRequest[]>;
}

type ReturnsDeps = {
  db: Database;
  jobs: Jobs;
  /** Null when a hosted store makes the refunds. */
  refunds: Pick<OrderRefunds, 'refundIn'> | null;
  /** Null where staff buy return labels themselves. */
  labels: ReturnLabels | null;
  sealer: Sealer;
  now: () => Date;
};

type Room = Pick<ReturnsDeps, 'jobs' | 'refunds' | 'labels' | 'now'> & { rows: ReturnRows };

export function createReturns({ db, jobs, refunds, labels, sealer, now }: ReturnsDeps): Returns {
  const rows = createReturnRows(sealer);
  const room: Room = { rows, jobs, refunds, labels, now };
  return {
    async request(order, clock, asked) {
      const outcome = await db
        .transaction((tx) => openReturn(room, tx, { order, clock, asked }))
        .catch((error: unknown): ReturnOutcome => {
          // Two parallel requests: both saw no return, and the index admits one.
          if (!isUniqueViolation(error, 'order_returns_one_open')) throw error;
          return { ok: false, code: 'return_open' };
        });
      await db.flush();
      return outcome;
    },
    async move(returnId, move) {
      const { outcome, committed } = await db.transaction((tx) =>
        moveReturn(room, tx, returnId, move),
      );
      committed();
      await db.flush();
      return outcome;
    },
    async printLabel(order, { status, label, locale }) {
      if (status !== 'approved' || label === null) return null;
      return (await labels?.print({ ...order, displayLocale: locale }, label)) ?? null;
    },
    async barCode({ status, label }) {
      if (status !== 'approved' || label === null) return null;
      return (await labels?.barCode(label)) ?? null;
    },
    find: async (returnId) => (await rows.read(db, 'id', returnId))[0] ?? null,
    ofOrder: (orderId) => rows.read(db, 'order', orderId),
    page: (asked) => readReturnPage(db, asked),
    ofAccount: (accountId) => rows.read(db, 'account', accountId),
  };
}

async function openReturn(
  room: Room,
  tx: SqlSession,
  { order, clock, asked }: { order: Order; clock: Trial; asked: ReturnAsked },
): Promise<ReturnOutcome> {
  const block = returnBlock(order, clock, await room.rows.read(tx, 'order', order.id));
  if (block) return { ok: false, code: block };
  const at = room.now().toISOString();
  const request: ReturnRequest = {
    id: randomUUID(),
    orderId: order.id,
    orderNumber: order.number,
    accountId: order.account.id,
    ...asked,
    status: 'requested',
    steps: [{ status: 'requested', at }],
    note: null,
    label: null,
    refundId: null,
    createdAt: at,
  };
  await room.rows.insert(tx, request);
  await tell(room, tx, request);
  return { ok: true, request };
}

type Moved = { outcome: ReturnOutcome; committed: () => void };

const refusedMove = (code: Extract<ReturnOutcome, { ok: false }>['code']): Moved => ({
  outcome: { ok: false, code },
  committed: () => undefined,
});

async function moveReturn(
  room: Room,
  tx: SqlSession,
  returnId: string,
  { to: status, version, note = null, label, refund }: ReturnMove,
): Promise<Moved> {
  const [found] = await room.rows.read(tx, 'lockedId', returnId);
  if (!found) return refusedMove('return_not_found');
  if (version !== undefined && version !== versionOf(found)) return refusedMove('return_changed');
  if (!canMoveReturn(found.status, status)) return refusedMove('return_moved_on');
  const paid = status === 'refunded' ? await payBack(room, tx, found, refund) : null;
  if (paid && !paid.ok) return refusedMove(paid.code);
  const step = { status, at: room.now().toISOString() };
  const request: ReturnRequest = {
    ...found,
    status,
    steps: [...found.steps, step],
    note,
    label: label ?? (status === 'approved' ? (room.labels?.make() ?? null) : found.label),
    refundId: paid ? paid.refund.id : found.refundId,
  };
  await room.rows.update(tx, request);
  await tell(room, tx, request);
  return {
    outcome: { ok: true, request },
    committed: () => paid?.committed(),
  };
}

async function payBack(
  { refunds }: Room,
  tx: SqlSession,
  { id, orderId }: ReturnRequest,
  refundRequest: RefundRequest = { kind: 'rest', isRestocked: false },
) {
  return refunds
    ? refunds.refundIn(tx, { orderId, refundRequest, idempotencyKey: `return-${id}` })
    : null;
}

function tell({ jobs }: Room, tx: SqlSession, { id, status }: ReturnRequest): Promise<void> {
  return jobs.enqueue(tx, 'send-return-update', { returnId: id, status });
}
