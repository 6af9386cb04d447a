import type { AdminOrderView, OrderView } from '@/domain/staff/answers/order';
import { nextStepOf, type NextStep } from '@/domain/staff/next-step';

/** What an order needs next, as its screen knows it. */
export function stepOf(view: OrderView, adminFacts: AdminOrderView): NextStep {
  const { order, hearing, shipments } = view;
  const { moves, isLabelOpen, isSheetMissing } = adminFacts;
  return nextStepOf({
    ...{ status: order.status, moves, isLabelOpen, isSheetMissing, parcels: shipments },
    isPackingOpen: isPackingOpen(view),
    hearing: hearing && {
      isIncomplete: hearing.missing !== null,
      isTestUnseen: hearing.test?.reviewState === 'open',
      hasOffer: hearing.offered.length > 0,
    },
  });
}

/** Whether a hearing aid of the order still needs its serial number: nothing leaves before that. */
export function isPackingOpen({ packing }: OrderView): boolean {
  return packing.some(({ serial }) => serial === null);
}
