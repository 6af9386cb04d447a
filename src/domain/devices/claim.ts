import { cents, type Cents } from '../money';
import type { ReturnLabel } from '../orders/return-request';
import type { Locale } from '../words/locale';
import { coverOf, type Device } from './device';

/** `fault`: the warranty repairs or replaces it. `damage` and `loss`: once in the first year, for a fee. */
export const claimKinds = ['fault', 'damage', 'loss'] as const;
export type ClaimKind = (typeof claimKinds)[number];

export const claimStatuses = [
  'requested',
  'approved',
  'received',
  'sent',
  'declined',
  'withdrawn',
] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** What is wrong, in taps. */
export const claimFaults = [
  'no_sound',
  'weak_sound',
  'crackles',
  'no_charge',
  'short_battery',
  'no_pairing',
  'casing',
  'wire',
] as const;
export type ClaimFault = (typeof claimFaults)[number];

/** How long a customer's description or a note of the clinic may be, in characters. */
export const maximumClaimWords = 2000;
export const maximumClaimPhotos = 5;

const moves: Readonly<Record<ClaimStatus, readonly ClaimStatus[]>> = {
  requested: ['approved', 'declined', 'withdrawn'],
  approved: ['received', 'sent', 'withdrawn'],
  received: ['sent', 'declined'],
  sent: [],
  declined: [],
  withdrawn: [],
};

/** Whether a claim may go on like this. A lost aid cannot be received; any other is sent only after we have it. */
export function canMoveClaim(
  { kind, status }: Pick<DeviceClaim, 'kind' | 'status'>,
  to: ClaimStatus,
): boolean {
  if (status === 'approved' && to === (kind === 'loss' ? 'received' : 'sent')) return false;
  return moves[status].includes(to);
}

/** True while somebody still has to act on it. */
export function isOpenClaim(status: ClaimStatus): boolean {
  return moves[status].length > 0;
}

type ClaimStep = { status: ClaimStatus; at: string };

/** What we sent instead of a lost or broken aid, or the repaired one. */
type ClaimParcel = {
  /** Names the parcel: the order's number and which one it is, `1042-R1`. */
  number: string;
  carrier: string;
  trackingCode: string;
  /** The new aid; null when the old one was repaired. */
  serial: string | null;
};

/** A customer's report of a fault, a damage or a loss, and what became of it. */
export type DeviceClaim = {
  id: string;
  deviceId: string;
  originId: string;
  accountId: string;
  kind: ClaimKind;
  status: ClaimStatus;
  /** Oldest first. */
  steps: readonly ClaimStep[];
  faults: readonly ClaimFault[];
  /** In the customer's own words. */
  words: string;
  photoIds: readonly string[];
  /** Our note with the current step. */
  note: string | null;
  fee: Cents;
  /** ISO UTC; null while the fee is open. */
  feePaidAt: string | null;
  /** The charge to the customer's card; null while the fee is open, and when it was paid in another way. */
  feePaymentId: string | null;
  /** For sending the aid to us. */
  label: ReturnLabel | null;
  parcel: ClaimParcel | null;
  locale: Locale;
  createdAt: string;
};

/** Version of a claim for concurrent edits: it grows with each step. */
export function claimVersionOf({
  steps,
  feePaidAt,
}: Pick<DeviceClaim, 'steps' | 'feePaidAt'>): number {
  return steps.length + (feePaidAt === null ? 0 : 1);
}

/** Whether the fee can be paid now: we have said yes, and it is open. */
export function isFeeDue({
  status,
  fee,
  feePaidAt,
}: Pick<DeviceClaim, 'status' | 'fee' | 'feePaidAt'>): boolean {
  return fee > 0 && feePaidAt === null && (status === 'approved' || status === 'received');
}

/** Why an aid cannot be claimed for; each has words of its own. */
export const claimBlocks = [
  'not_in_use',
  'not_delivered',
  'claim_open',
  'warranty_over',
  'first_year_over',
  'once_used',
] as const;
export type ClaimBlock = (typeof claimBlocks)[number];

/**
 * Why a claim is refused, or null.
 *
 * @param earlier every claim for this ear's aids
 * @param today calendar day at the clinic
 */
export function claimBlock(
  kind: ClaimKind,
  device: Pick<Device, 'status' | 'startsOn'>,
  {
    earlier,
    today,
    warrantyYears,
  }: {
    earlier: readonly Pick<DeviceClaim, 'kind' | 'status'>[];
    today: string;
    warrantyYears: number;
  },
): ClaimBlock | null {
  if (device.status !== 'in_use') return 'not_in_use';
  const { warrantyEndsOn, lossEndsOn } = coverOf(device.startsOn, warrantyYears);
  if (warrantyEndsOn === null || lossEndsOn === null) return 'not_delivered';
  if (earlier.some(({ status }) => isOpenClaim(status))) return 'claim_open';
  if (kind === 'fault') return today > warrantyEndsOn ? 'warranty_over' : null;
  if (today > lossEndsOn) return 'first_year_over';
  const isUsed = earlier.some((one) => one.kind !== 'fault' && one.status === 'sent');
  return isUsed ? 'once_used' : null;
}

/** What a claim costs the customer: nothing for a fault. */
export function feeOf(kind: ClaimKind, lossFee: Cents): Cents {
  return kind === 'fault' ? cents(0) : lossFee;
}

export type ClaimMoveRefusal =
  'claim_moved_on' | 'fee_open' | 'serial_missing' | 'serial_format' | 'serial_ear';

/** Why a parcel must not leave: an open fee, or a loss without a new aid. */
export function sendingBlock(
  claim: Pick<DeviceClaim, 'kind' | 'fee' | 'feePaidAt'>,
  serial: string | null,
): ClaimMoveRefusal | null {
  if (claim.fee > 0 && claim.feePaidAt === null) return 'fee_open';
  return claim.kind === 'loss' && serial === null ? 'serial_missing' : null;
}
