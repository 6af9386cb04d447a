import type { Order } from '../orders/order';
import { earsOf, type Ear } from './device';
import { fitsEar, normaliseSerial } from './serial-number';

/** One aid of an order, and the serial number of the piece that was packed. */
export type PackedAid = { lineId: string; ear: Ear; unit: number; serial: string };

/** A place in a parcel for one aid. */
export type PackingPlace = Omit<PackedAid, 'serial'>;

export const packingFaults = [
  'serial_format',
  'serial_ear',
  'serial_twice',
  'serial_taken',
  'serial_place',
  'reason_missing',
] as const;
export type PackingFault = (typeof packingFaults)[number];

/** Longest reason for replacing a serial number, in characters. */
export const maximumReasonLength = 500;

/** Every aid that an order needs a serial number for: one for each unit and ear. */
export function packingPlaces({ lines }: Pick<Order, 'lines'>): PackingPlace[] {
  return lines
    .filter(({ isHearingAid }) => isHearingAid)
    .flatMap((line) =>
      Array.from({ length: line.quantity }, (_, unit) => unit).flatMap((unit) =>
        earsOf(line).map((ear) => ({ lineId: line.id, ear, unit })),
      ),
    );
}

export function isSamePlace(one: PackingPlace, other: PackingPlace): boolean {
  return one.lineId === other.lineId && one.ear === other.ear && one.unit === other.unit;
}

/**
 * Checks what was typed or scanned. A number that replaces another one needs a reason; a number that disappears counts
 * as replaced.
 *
 * @param before the numbers this order has now
 */
export function checkPacking(
  order: Pick<Order, 'lines'>,
  typed: readonly PackedAid[],
  { before, reason }: { before: readonly PackedAid[]; reason: string },
): { ok: true; aids: PackedAid[] } | { ok: false; code: PackingFault } {
  const places = packingPlaces(order);
  const aids: PackedAid[] = [];
  for (const aid of typed) {
    const serial = normaliseSerial(aid.serial);
    if (serial === null) return { ok: false, code: 'serial_format' };
    if (
      !places.some((place) => isSamePlace(place, aid)) ||
      aids.some((one) => isSamePlace(one, aid))
    ) {
      return { ok: false, code: 'serial_place' };
    }
    if (!fitsEar(serial, aid.ear)) return { ok: false, code: 'serial_ear' };
    if (aids.some((one) => one.serial === serial)) return { ok: false, code: 'serial_twice' };
    aids.push({ ...aid, serial });
  }
  const isReplaced = before.some(
    (old) => aids.find((aid) => isSamePlace(old, aid))?.serial !== old.serial,
  );
  if (isReplaced && reason.trim() === '') return { ok: false, code: 'reason_missing' };
  return { ok: true, aids };
}
