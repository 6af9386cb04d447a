import type { OrderStatus } from '@/domain/orders/order-machine';
import { holdReasons, type HoldReason } from '@/domain/provinces';
import { createRowMarks } from '@/server/base/row-marks';
import type { Sealer } from '@/server/base/sealing';

/** Every order has a mark: one that was filled for some reasons only would tell of them. */
export const holdColumn = {
  table: 'orders',
  column: 'hold_mark',
  words: ['none', ...holdReasons],
} as const;

export const holdColumns = 'hold_reason as "plainReason", hold_mark as "holdMark"';

export type HoldColumns = {
  /** What a process of the version before wrote; null in every other row. */
  plainReason: HoldReason | null;
  holdMark: Uint8Array | null;
};

/** Reads and writes why orders wait. */
export function createHoldMarks(sealer: Sealer) {
  const marks = createRowMarks(sealer, holdColumn);
  return {
    marks,
    of: (orderId: string, reason: HoldReason | null) => marks.of(orderId, reason ?? 'none'),
    /** Null for an order that does not wait, or waits for another reason than its hearing profile. */
    read(
      orderId: string,
      { status, plainReason, holdMark }: HoldColumns & { status: OrderStatus | null },
    ): HoldReason | null {
      if (status !== 'hold') return null;
      if (plainReason !== null || holdMark === null) return plainReason;
      const word = marks.read(orderId, holdMark);
      return word === 'none' ? null : word;
    },
  };
}
