import { randomUUID } from 'node:crypto';
import type { BasisFault } from '@/domain/fitting/fitting-basis';
import type { WearerChange } from '@/domain/fitting/corrections';
import { keptChanges, makeSheet, type SheetChoices } from '@/domain/fitting/fitting-sheet';
import { orderedAidsOf, type OrderedAids } from '@/domain/fitting/ordered-aids';
import { hearingRecordEnd } from '@/domain/hearing/hearing-result';
import type { Order } from '@/domain/orders/order';
import type { Sealer } from '@/server/base/sealing';
import type { Database, SqlSession } from '@/server/db/database';
import type { StaffMember } from '@/server/staff/staff';
import {
  insertSheet,
  isNewestSheetSigned,
  readSheets,
  signSheet,
  type StoredSheet,
} from './sheet-rows';

type Made = {
  order: Order;
  choices: SheetChoices;
  /** The newest version that the staff member saw; 0 for none. */
  after: number;
  staff: StaffMember;
};

/** A change that a wearer of an order's aids asked for. */
type Adjusted = {
  orderId: string;
  accountId: string;
  changes: readonly WearerChange[];
  staff: StaffMember;
};

type Clinician = { clinician: string; licence: string };

type Signed = Clinician & { orderId: string; version: number; staff: StaffMember };

type Refused = { ok: false; code: BasisFault | 'sheet_moved_on' };
type SheetResult = { ok: true; sheet: StoredSheet } | Refused;

/** Fitting sheets of orders. The caller has checked that it is staff of the clinic, or whose order it is. */
export interface Fittings {
  /** Every version, oldest first. */
  of(orderId: string): Promise<readonly StoredSheet[]>;
  isNewestSigned(orderId: string): Promise<boolean>;
  /** Adds a version. Refused for a result that cannot set aids, and when a newer version exists than was seen. */
  make(wanted: Made): Promise<SheetResult>;
  /** Signs the newest version. Refused when it is not the newest any more or somebody has signed it. */
  sign(wanted: Signed): Promise<SheetResult>;
  /** Adds a version and signs it, or does neither. */
  makeSigned(wanted: Made, by: Clinician): Promise<SheetResult>;
  /**
   * Adds a version with what a wearer asked for, in the transaction of the request; it waits for a signature. Null where
   * the order has no sheet.
   */
  adjustIn(tx: SqlSession, adjusted: Adjusted): Promise<SheetResult | null>;
}

type Deps = { db: Database; sealer: Sealer; now: () => Date };

const movedOn: Refused = { ok: false, code: 'sheet_moved_on' };

export function createFittings({ db, ...room }: Deps): Fittings {
  const inOne = async (work: (tx: SqlSession) => Promise<SheetResult>) => {
    const outcome = await db.transaction(work);
    await db.flush();
    return outcome;
  };
  return {
    of: (orderId) => readSheets(db, room.sealer, orderId),
    isNewestSigned: (orderId) => isNewestSheetSigned(db, orderId),
    make: (wanted) => inOne((tx) => makeIn(tx, room, wanted)),
    sign: (wanted) => inOne((tx) => signIn(tx, room, wanted)),
    makeSigned: (wanted, by) =>
      inOne(async (tx) => {
        const made = await makeIn(tx, room, wanted);
        if (!made.ok) return made;
        const { version } = made.sheet;
        const { order, staff } = wanted;
        return signIn(tx, room, { ...by, orderId: order.id, version, staff });
      }),
    adjustIn: (tx, adjusted) => adjustIn(tx, room, adjusted),
  };
}

async function makeIn(
  tx: SqlSession,
  room: Omit<Deps, 'db'>,
  { order, choices, after, staff }: Made,
): Promise<SheetResult> {
  const newest = (await readSheets(tx, room.sealer, order.id)).at(-1);
  if ((newest?.version ?? 0) !== after) return movedOn;
  const wearerChanges = keptChanges(newest?.sheet, choices.basis);
  return addVersion(tx, room, {
    ...{ orderId: order.id, accountId: order.account.id, after, staff },
    choices: { ...choices, wearerChanges },
    ordered: orderedAidsOf(order.lines),
  });
}

async function adjustIn(
  tx: SqlSession,
  room: Omit<Deps, 'db'>,
  { changes, ...adjusted }: Adjusted,
): Promise<SheetResult | null> {
  const newest = (await readSheets(tx, room.sealer, adjusted.orderId)).at(-1);
  if (!newest) return null;
  const { basis, result, testId, isFirstTime, dome, discomfortDbHl, ordered } = newest.sheet;
  return addVersion(tx, room, {
    ...{ ...adjusted, after: newest.version, ordered },
    choices: {
      ...{ basis, result, testId, isFirstTime, dome, discomfortDbHl },
      wearerChanges: [...newest.sheet.wearerChanges, ...changes],
    },
  });
}

type Version = Pick<Adjusted, 'orderId' | 'accountId' | 'staff'> &
  Pick<Made, 'choices' | 'after'> & { ordered: OrderedAids };

async function addVersion(
  tx: SqlSession,
  { sealer, now }: Omit<Deps, 'db'>,
  { orderId, accountId, choices, ordered, after, staff }: Version,
): Promise<SheetResult> {
  const made = makeSheet(choices, ordered);
  if (!made.ok) return { ok: false, code: made.fault };
  const sheet = {
    id: randomUUID(),
    version: after + 1,
    sheet: made.sheet,
    staffName: staff.name,
    createdAt: now().toISOString(),
  };
  const row = {
    ...sheet,
    ...{ orderId, accountId, staffId: staff.id, expiresAt: hearingRecordEnd(now()) },
  };
  return (await insertSheet(tx, sealer, row))
    ? { ok: true, sheet: { ...sheet, signature: null } }
    : movedOn;
}

async function signIn(
  tx: SqlSession,
  { sealer, now }: Omit<Deps, 'db'>,
  { orderId, version, clinician, licence, staff }: Signed,
): Promise<SheetResult> {
  const newest = (await readSheets(tx, sealer, orderId)).at(-1);
  if (!newest || newest.version !== version) return movedOn;
  const signature = {
    ...{ clinician, licence, staffId: staff.id, staffName: staff.name },
    at: now().toISOString(),
  };
  return (await signSheet(tx, sealer, { id: newest.id, signature }))
    ? { ok: true, sheet: { ...newest, signature } }
    : movedOn;
}
