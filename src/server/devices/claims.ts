import { randomUUID } from 'node:crypto';
import { dayIn } from '@/domain/calendar-days';
import {
  canMoveClaim,
  claimBlock,
  claimVersionOf,
  feeOf,
  sendingBlock,
  type ClaimBlock,
  type ClaimFault,
  type ClaimKind,
  type ClaimMoveRefusal,
  type ClaimStatus,
  type DeviceClaim,
} from '@/domain/devices/claim';
import type { Device } from '@/domain/devices/device';
import { fitsEar, normaliseSerial, shownSerial } from '@/domain/devices/serial-number';
import { priorityShippingId } from '@/domain/orders/shipping';
import type { Cents } from '@/domain/money';
import { clinicTimeZone } from '@/domain/store';
import type { Locale } from '@/domain/words/locale';
import type { CardRefund, Orders } from '@/server/commerce/port';
import type { Database, SqlSession } from '@/server/db/database';
import { isUniqueViolation } from '@/server/db/errors';
import type { Jobs } from '@/server/jobs/port';
import type { LabelOutcome, Labels, ParcelLabel } from '@/server/labels/port';
import { withStart } from './aids';
import { chargeFee, feeRefundsOf, refundFee, type FeeDeps, type FeeOutcome } from './claim-fee';
import { addressOf, parcelNumber } from './claim-parcels';
import type { DeviceRow, DeviceRows } from './device-rows';

type ClaimReport = {
  kind: ClaimKind;
  faults: readonly ClaimFault[];
  words: string;
  photoIds: readonly string[];
  locale: Locale;
};

/** One step of a claim. `version`: the one on the staff member's screen. */
type ClaimMove = {
  version: number;
  to: ClaimStatus;
  note: string;
  /** With `sent`: the new aid; empty when the old one was repaired. */
  serial: string;
};

type ClaimRefusal =
  | ClaimBlock
  | ClaimMoveRefusal
  | 'claim_not_found'
  | 'claim_changed'
  | 'device_not_found'
  | 'serial_taken'
  | 'no_address'
  | Extract<FeeOutcome, { ok: false }>['code']
  | Extract<LabelOutcome, { ok: false }>['code'];

type ClaimOutcome = { ok: true; claim: DeviceClaim } | { ok: false; code: ClaimRefusal };

/** Faults, damage and losses, from the report to the parcel. The caller has checked whose aid and photos they are. */
export interface Claims {
  /** Returns when it is on disk. */
  report(device: Device, accountId: string, report: ClaimReport): Promise<ClaimOutcome>;
  /** Its owner takes an open claim back. */
  withdraw(claimId: string): Promise<ClaimOutcome>;
  /**
   * Takes one step; a step that is not allowed is refused. Each is mailed. `sent` buys a shipping label and, with a new
   * aid, puts it in the place of the old one.
   */
  move(claimId: string, move: ClaimMove): Promise<ClaimOutcome>;
  /** Charges the fee to the card that the customer keeps; they are told by mail, also of a refusal. */
  chargeFee(claimId: string, version: number): Promise<ClaimOutcome>;
  /** Refunds a fee that was charged to a card: the whole of it, once. The customer is told by mail. */
  refundFee(claimId: string, version: number): Promise<ClaimOutcome>;
  /** What went back of charged fees, by claim; also what was refunded on the gateway's own pages. */
  feeRefunds(
    claims: readonly Pick<DeviceClaim, 'id' | 'feePaymentId'>[],
  ): Promise<ReadonlyMap<string, CardRefund>>;
  /** Notes that the fee was paid in another way. */
  notePayment(claimId: string, version: number): Promise<ClaimOutcome>;
  find(claimId: string): Promise<DeviceClaim | null>;
  /** Newest first. */
  ofAccount(accountId: string): Promise<readonly DeviceClaim[]>;
  /** Every claim for this ear's aids, newest first. */
  ofOrigin(originId: string): Promise<readonly DeviceClaim[]>;
  /** The label of what we sent, as it was printed. */
  parcelLabel(claimId: string): Promise<Uint8Array | null>;
  /** The sheet with which the customer sends the aid; null where there is none of ours. */
  returnSheet(claim: DeviceClaim): Promise<Uint8Array | null>;
}

export type ClaimsDeps = FeeDeps & {
  db: Database;
  deviceRows: DeviceRows;
  orders: Pick<Orders, 'findOrder' | 'shipmentsOf'>;
  labels: Labels;
  warrantyYears: number;
  /** For each lost or broken aid. */
  lossFee: Cents;
};

const refused = (code: ClaimRefusal): ClaimOutcome => ({ ok: false, code });

export function createClaims(deps: ClaimsDeps): Claims {
  const { db, rows, deviceRows, orders, labels } = deps;
  return {
    report: (device, accountId, report) => open(deps, device, accountId, report),
    withdraw: (claimId) =>
      change(deps, claimId, async (_, claim) =>
        canMoveClaim(claim, 'withdrawn') ? stepped(deps, claim, 'withdrawn') : 'claim_moved_on',
      ),
    move: (claimId, move) => (move.to === 'sent' ? send : step)(deps, claimId, move),
    chargeFee: (claimId, version) => chargeFee(deps, claimId, version),
    refundFee: (claimId, version) =>
      change(deps, claimId, (tx, claim) => refundFee(deps, tx, { claim, version })),
    feeRefunds: (claims) => feeRefundsOf(deps, claims),
    notePayment: (claimId, version) =>
      change(deps, claimId, async (_, claim) => {
        if (claimVersionOf(claim) !== version) return 'claim_changed';
        if (claim.fee === 0 || claim.feePaidAt !== null) return 'claim_moved_on';
        return { ...claim, feePaidAt: deps.now().toISOString() };
      }),
    find: async (claimId) => (await rows.read(db, 'id', claimId))[0] ?? null,
    ofAccount: (accountId) => rows.read(db, 'account', accountId),
    ofOrigin: (originId) => rows.read(db, 'origin', originId),
    parcelLabel: (claimId) => rows.labelOf(db, claimId),
    async returnSheet({ deviceId, label, status, locale }) {
      if (label === null || status !== 'approved') return null;
      const [device] = await deviceRows.read(db, 'id', deviceId);
      const order = device?.orderId ? await orders.findOrder(device.orderId) : null;
      const sender = order ?? {
        number: shownSerial(device?.serial ?? ''),
        shipping: null,
        billing: null,
        displayLocale: locale,
      };
      return (await labels.returns?.print(sender, label)) ?? null;
    },
  };
}

async function open(
  { db, jobs, rows, deviceRows, orders, warrantyYears, lossFee, now }: ClaimsDeps,
  { id: deviceId }: Device,
  accountId: string,
  { kind, ...report }: ClaimReport,
): Promise<ClaimOutcome> {
  const [found] = await deviceRows.read(db, 'id', deviceId);
  if (!found) return refused('device_not_found');
  const { startsOn } = await withStart(orders, found);
  const at = now();
  const outcome = await db
    .transaction(async (tx): Promise<ClaimOutcome> => {
      const [device] = await deviceRows.read(tx, 'lockedId', deviceId);
      if (!device) return refused('device_not_found');
      const { originId, status } = device;
      const earlier = await rows.read(tx, 'origin', originId);
      const today = dayIn(clinicTimeZone, at);
      const block = claimBlock(kind, { status, startsOn }, { earlier, today, warrantyYears });
      if (block) return refused(block);
      const claim: DeviceClaim = {
        ...{ id: randomUUID(), deviceId, originId, accountId, kind, ...report },
        ...{ status: 'requested', note: null, fee: feeOf(kind, lossFee), feePaidAt: null },
        ...{ feePaymentId: null, label: null, parcel: null, createdAt: at.toISOString() },
        steps: [{ status: 'requested', at: at.toISOString() }],
      };
      await rows.insert(tx, claim);
      await tell(jobs, tx, claim);
      return { ok: true, claim };
    })
    .catch((error: unknown): ClaimOutcome => {
      if (!isUniqueViolation(error, 'device_claims_one_open')) throw error;
      return refused('claim_open');
    });
  await db.flush();
  return outcome;
}

function step(deps: ClaimsDeps, claimId: string, { version, to, note }: ClaimMove) {
  return change(deps, claimId, async (_, claim) => {
    if (claimVersionOf(claim) !== version) return 'claim_changed';
    if (!canMoveClaim(claim, to)) return 'claim_moved_on';
    const isComing = to === 'approved' && claim.kind !== 'loss';
    const label = isComing ? (deps.labels.returns?.make() ?? null) : claim.label;
    return { ...stepped(deps, claim, to), note: note === '' ? null : note, label };
  });
}

/** The label is bought before the transaction: a call outside must not hold a row. An unused one is given back. */
async function send(deps: ClaimsDeps, claimId: string, move: ClaimMove): Promise<ClaimOutcome> {
  const { db, rows, deviceRows, labels } = deps;
  const [claim] = await rows.read(db, 'id', claimId);
  const [device] = claim ? await deviceRows.read(db, 'id', claim.deviceId) : [];
  if (!claim || !device) return refused('claim_not_found');
  const block = parcelBlock(claim, device, move);
  if (block) return refused(block);
  const to = await addressOf(deps.orders, device);
  if (!to) return refused('no_address');
  const number = await parcelNumber(deps, claim, to.number);
  const made = await labels.make({
    // The version changes with every step, so the same version is the same request.
    reference: `claim ${claim.id}, ${move.version}`,
    orderNumber: number,
    to: to.address,
    service: priorityShippingId,
  });
  if (!made.ok) return refused(made.code);
  const outcome = await saveSent(deps, { claimId, move, number, label: made.label });
  if (!outcome.ok) await labels.takeBack(made.label.reference);
  return outcome;
}

function parcelBlock(
  claim: DeviceClaim,
  { ear }: Pick<DeviceRow, 'ear'>,
  { version, serial: typed }: ClaimMove,
): ClaimRefusal | null {
  if (claimVersionOf(claim) !== version) return 'claim_changed';
  if (!canMoveClaim(claim, 'sent')) return 'claim_moved_on';
  const serial = typed === '' ? null : normaliseSerial(typed);
  if (typed !== '' && serial === null) return 'serial_format';
  if (serial !== null && !fitsEar(serial, ear)) return 'serial_ear';
  return sendingBlock(claim, serial);
}

type Sent = { claimId: string; move: ClaimMove; number: string; label: ParcelLabel };

function saveSent(deps: ClaimsDeps, { claimId, move, number, label }: Sent): Promise<ClaimOutcome> {
  const { rows, deviceRows } = deps;
  return change(deps, claimId, async (tx, claim) => {
    const [device] = await deviceRows.read(tx, 'lockedId', claim.deviceId);
    if (!device) return 'device_not_found';
    const block = parcelBlock(claim, device, move);
    if (block) return block;
    const serial = normaliseSerial(move.serial);
    if (serial !== null) await replace(deps, tx, { device, serial, kind: claim.kind });
    await rows.keepLabel(tx, claim.id, label.pdf);
    const { carrier, trackingCode } = label;
    return {
      ...stepped(deps, claim, 'sent'),
      note: move.note === '' ? null : move.note,
      parcel: { number, carrier, trackingCode, serial },
    };
  });
}

/** The new aid takes the old one's place: its order, its cover and its settings of dome and filter. */
async function replace(
  { deviceRows, now }: ClaimsDeps,
  tx: SqlSession,
  { device, serial, kind }: { device: DeviceRow; serial: string; kind: ClaimKind },
): Promise<void> {
  await deviceRows.update(tx, { ...device, status: kind === 'loss' ? 'lost' : 'replaced' });
  const createdAt = now().toISOString();
  await deviceRows.insert(tx, { ...device, id: randomUUID(), serial, status: 'in_use', createdAt });
}

function stepped({ now }: ClaimsDeps, claim: DeviceClaim, status: ClaimStatus): DeviceClaim {
  return { ...claim, status, steps: [...claim.steps, { status, at: now().toISOString() }] };
}

async function change(
  { db, jobs, rows }: ClaimsDeps,
  claimId: string,
  work: (tx: SqlSession, claim: DeviceClaim) => Promise<DeviceClaim | ClaimRefusal>,
): Promise<ClaimOutcome> {
  const outcome = await db
    .transaction(async (tx): Promise<ClaimOutcome> => {
      const [found] = await rows.read(tx, 'lockedId', claimId);
      if (!found) return refused('claim_not_found');
      const next = await work(tx, found);
      if (typeof next === 'string') return refused(next);
      await rows.update(tx, next);
      if (next.status !== found.status) await tell(jobs, tx, next);
      return { ok: true, claim: next };
    })
    .catch((error: unknown): ClaimOutcome => {
      if (!isUniqueViolation(error, 'devices_serial')) throw error;
      return refused('serial_taken');
    });
  await db.flush();
  return outcome;
}

function tell(jobs: Jobs, tx: SqlSession, { id, status }: DeviceClaim): Promise<void> {
  return jobs.enqueue(tx, 'send-device-claim-update', { claimId: id, status });
}
