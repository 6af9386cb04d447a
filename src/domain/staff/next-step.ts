import type { OrderStatus, StaffMove } from '../orders/order-machine';

/**
 * What an order needs next from our staff. `wait_test`: the customer has to send something; `wait_payment`: nothing is
 * paid; `sheet`: nobody has signed the fitting sheet; `serials`: an aid has no serial number; `wait_clinic`: another role has to decide; `under_way`: the
 * carrier has the parcel.
 */
export type NextStep =
  | 'look_offered'
  | 'look'
  | 'wait_test'
  | 'wait_clinic'
  | 'sheet'
  | 'approve'
  | 'wait_payment'
  | 'serials'
  | 'label'
  | 'hand_over'
  | 'under_way'
  | 'pick_up'
  | 'nothing';

type OrderNow = {
  status: OrderStatus;
  moves: readonly StaffMove[];
  isLabelOpen: boolean;
  /** Nobody has signed the sheet that its aids are set by. */
  isSheetMissing: boolean;
  /** A hearing aid has no serial number yet. */
  isPackingOpen: boolean;
  /** When each parcel left us; null while it is only a label. */
  parcels: readonly { leftAt: string | null }[];
  /** Null for an order without hearing aids, and for staff who may not see health records. */
  hearing: {
    /** The customer still has to send a test, or what the law asks for. */
    isIncomplete: boolean;
    isTestUnseen: boolean;
    hasOffer: boolean;
  } | null;
};

/** The one step that comes first; what else is possible stays possible beside it. */
export function nextStepOf(order: OrderNow): NextStep {
  const { status, moves, isLabelOpen, isPackingOpen, parcels } = order;
  if (status === 'hold') return nextStepOfHold(order);
  if (status === 'payment_pending') return 'wait_payment';
  if (status !== 'delivery_pending') return 'nothing';
  // Only staff who may change orders have a move here.
  const mayHandOver = moves.includes('complete');
  if (parcels.length > 0)
    return mayHandOver && parcels.some((parcel) => parcel.leftAt === null)
      ? 'hand_over'
      : 'under_way';
  if (isPackingOpen && (isLabelOpen || mayHandOver)) return 'serials';
  if (isLabelOpen) return 'label';
  return mayHandOver ? 'pick_up' : 'nothing';
}

function nextStepOfHold({ moves, isSheetMissing, hearing }: OrderNow): NextStep {
  if (hearing?.isIncomplete) return hearing.hasOffer ? 'look_offered' : 'wait_test';
  if (hearing?.isTestUnseen) return 'look';
  if (hearing && isSheetMissing) return 'sheet';
  return moves.includes('approve') ? 'approve' : 'wait_clinic';
}
