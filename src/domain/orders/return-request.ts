import type { Locale } from '../words/locale';

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

/** Whether a return may change from one status to another. Keeping its status is no change. */
export function canMoveReturn(from: ReturnStatus, to: ReturnStatus): boolean {
  return moves[from].includes(to);
}

/** True while somebody still has to act on it; an order has at most one such return. */
export function isOpenReturn(status: ReturnStatus): boolean {
  return moves[status].length > 0;
}

/** What mostly speaks for sending something back: one tap. Older returns have none, and nobody has to give one. */
export const mainReasons = [
  'little_help',
  'comfort',
  'too_loud',
  'own_voice',
  'handling',
  'cost',
  'elsewhere',
  'other',
] as const;
export type MainReason = (typeof mainReasons)[number];

/** Longest accepted reason, in characters. */
export const maximumReasonLength = 2000;

export type ReturnStep = {
  status: ReturnStatus;
  /** ISO UTC. */
  at: string;
};

/** The return label that we paid for. */
export type ReturnLabel = { carrier: string; trackingCode: string; trackingUrl: string | null };

/** Longest note from us to the customer about their return, in characters. */
export const maximumReturnNoteLength = 2000;

/** A customer's request to send an order back, and what became of it. */
export type ReturnRequest = {
  id: string;
  orderId: string;
  orderNumber: string;
  accountId: string;
  mainReason: MainReason | null;
  /** In the customer's own words; may be empty. */
  reason: string;
  status: ReturnStatus;
  /** Status history, oldest first. */
  steps: readonly ReturnStep[];
  /** Our note with the current step: how to send it, or why we cannot accept it. */
  note: string | null;
  label: ReturnLabel | null;
  /** The order's refund for this return; null before, and where a hosted store refunds. */
  refundId: string | null;
  /** What the customer read when they asked. */
  locale: Locale;
  createdAt: string;
};

/**
 * Version of a return for concurrent edits: it grows with each step, so that the second of two staff members who decide
 * at the same time is told.
 */
export function versionOf({ steps }: Pick<ReturnRequest, 'steps'>): number {
  return steps.length;
}
