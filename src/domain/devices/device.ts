import { plusYears } from '../calendar-days';
import { orderedAidsOf } from '../fitting/ordered-aids';
import type { OrderLine } from '../orders/order';
import { warrantyEndsOn } from '../warranty';

export const ears = ['left', 'right'] as const;
export type Ear = (typeof ears)[number];

/**
 * `waiting` and `declined`: registrations of aids bought elsewhere. `replaced` and `lost`: another aid took its place.
 */
export const deviceStatuses = ['in_use', 'waiting', 'declined', 'replaced', 'lost'] as const;
export type DeviceStatus = (typeof deviceStatuses)[number];

export const domeKinds = ['open', 'vented', 'closed'] as const;
type DomeKind = (typeof domeKinds)[number];
export const domeSizes = ['small', 'medium', 'large'] as const;
type DomeSize = (typeof domeSizes)[number];
export const filterSizes = ['1', '2', '3'] as const;
type FilterSize = (typeof filterSizes)[number];

/** What belongs to one ear: its dome, its wax filter, and who set the aid. */
export type DeviceCare = {
  dome: DomeKind;
  domeSize: DomeSize;
  filter: FilterSize;
  /** Name of the clinician; null until somebody has set the aid. */
  setBy: string | null;
  /** Calendar day. */
  setOn: string | null;
};

/** What is in every box, until staff choose another size for an ear. Placeholder (docs/placeholders.md). */
export const defaultCare: DeviceCare = {
  dome: 'open',
  domeSize: 'medium',
  filter: '2',
  setBy: null,
  setOn: null,
};

/** A copy of what was sold. */
export type DeviceModel = {
  name: string;
  level: string | null;
  colour: string | null;
  imageUrl: string | null;
};

/** Longest model name that a customer may type, in characters. */
export const maximumModelLength = 100;

/** One hearing aid of one ear. */
export type Device = {
  id: string;
  /** The first aid of this ear: replacements share its warranty and its one loss. */
  originId: string;
  serial: string;
  ear: Ear;
  status: DeviceStatus;
  orderId: string | null;
  /** The account that registered it. Null for an aid of an order, because it belongs to the owner of the order. */
  accountId: string | null;
  model: DeviceModel;
  care: DeviceCare;
  /** The proof of purchase of an aid bought elsewhere. */
  proofFileId: string | null;
  /** Calendar day of the delivery, or of the purchase elsewhere; null before the delivery. */
  startsOn: string | null;
  createdAt: string;
};

/** The aid that somebody wears: of two pairs, the newer one. */
export function newestInUse(aids: readonly Device[]): Device | undefined {
  return aids
    .filter(({ status }) => status === 'in_use')
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
    .at(-1);
}

/** How long an aid is covered, as calendar days. All null before the delivery. */
export type DeviceCover = { warrantyEndsOn: string | null; lossEndsOn: string | null };

/**
 * The warranty lasts for years from the delivery, loss and damage are covered within the first.
 *
 * @param startsOn calendar day
 */
export function coverOf(startsOn: string | null, warrantyYears: number): DeviceCover {
  if (startsOn === null) return { warrantyEndsOn: null, lossEndsOn: null };
  return {
    // Noon at the clinic is the same calendar day everywhere in Canada.
    warrantyEndsOn: warrantyEndsOn(`${startsOn}T19:00:00.000Z`, warrantyYears),
    lossEndsOn: plusYears(startsOn, 1),
  };
}

/** The ears of one line of an order: a pair is one aid each. */
export function earsOf(
  line: Pick<OrderLine, 'isHearingAid' | 'options' | 'variantName'>,
): readonly Ear[] {
  const sides = orderedAidsOf([line]).ears;
  return ears.filter((ear) => sides.includes(ear === 'left' ? 'L' : 'R'));
}

/** What an aid of this line is called, with the picture of its ear where there is one. */
export function modelOf(
  line: Pick<OrderLine, 'options' | 'productName' | 'imageUrl'>,
  ear: Ear,
): DeviceModel {
  const valueOf = (option: string) => line.options.find(({ id }) => id === option)?.value ?? null;
  return {
    name: line.productName,
    level: valueOf('tech'),
    colour: valueOf('color'),
    imageUrl:
      line.imageUrl?.replace(/-(?:pair|left-ear|right-ear)(?=\.\w+$)/, `-${ear}-ear`) ?? null,
  };
}
