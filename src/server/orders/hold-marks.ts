import type { OrderStatus } from '@/domain/orders/order-machine';
import { holdReasons, type HoldReason } from '@/domain/provinces';
import { createRowMarks } from '@/server/base/row-marks';
import type { Sealer } from '@/server/base/sealing';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { orders } from '@/server/db/schema/commerce';

/** Every order has a hash: if only some reasons had one, its presence would reveal them. */
export const holdColumn = {
  table: 'orders',
  column: 'hold_mark',
  words: ['none', ...holdReasons],
} as const;

/** A process of the previous version wrote the plain reason; it is null in every other row. */
export const holdColumns = columnsOf(orders, ['holdMark'], { as: { plainReason: 'holdReason' } });

export type HoldColumns = RowOf<typeof holdColumns>;

/** Reads and writes the hold reasons of orders. */
export function createHoldMarks(sealer: Sealer) {
  const marks = createRowMarks(sealer, holdColumn);
  return {
    marks,
    of: (orderId: string, reason: HoldReason | null) => marks.of(orderId, reason ?? 'none'),
    /** Null for an order that is not on hold, or whose hold has nothing to do with its hearing profile. */
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
