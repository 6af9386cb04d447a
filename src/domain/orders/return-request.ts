/** Where a return stands. What is final stays: whoever asks again makes a new request. */
export const returnStatuses = [
  'requested',
  'approved',
  'received',
  'refunded',
  'declined',
  'canceled',
] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

const moves: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  requested: ['approved', 'declined', 'canceled'],
  approved: ['received', 'canceled'],
  received: ['refunded', 'declined'],
  refunded: [],
  declined: [],
  canceled: [],
};

/** May a return go from one status to another? Staying where it is is no move. */
export function canMoveReturn(from: ReturnStatus, to: ReturnStatus): boolean {
  return moves[from].includes(to);
}

/** True while somebody still has to do something about it; an order has at most one such return. */
export function isOpenReturn(status: ReturnStatus): boolean {
  return moves[status].length > 0;
}

/** Longest reason that is taken, in characters. */
export const maximumReasonLength = 2000;

export type ReturnStep = {
  status: ReturnStatus;
  /** ISO UTC. */
  at: string;
};

/** The parcel we paid for, so that it comes back to us. */
export type ReturnLabel = { carrier: string; trackingCode: string; trackingUrl: string | null };

/** Longest word of ours to the customer about her return, in characters. */
export const maximumReturnNoteLength = 2000;

/** A customer's request to send an order back, and what became of it. */
export type ReturnRequest = {
  id: string;
  orderId: string;
  orderNumber: string;
  accountId: string;
  /** In the customer's own words. */
  reason: string;
  status: ReturnStatus;
  /** How it came to be where it is, oldest first. */
  steps: readonly ReturnStep[];
  /** What we told her beside the step it is at: how to send it, or why we cannot accept it. */
  note: string | null;
  label: ReturnLabel | null;
  /** What was paid back, of the refunds of its order; null before, and where a hosted store pays back. */
  refundId: string | null;
  createdAt: string;
};

/**
 * Which state of a return somebody has seen: it grows with each step, so that of two of us who decide at once the
 * second is told.
 */
export function versionOf({ steps }: Pick<ReturnRequest, 'steps'>): number {
  return steps.length;
}
