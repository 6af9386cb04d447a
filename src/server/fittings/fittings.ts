import { randomUUID } from 'node:crypto';
import type { BasisFault } from '@/domain/fitting/fitting-basis';
import { makeSheet, type SheetChoices } from '@/domain/fitting/fitting-sheet';
import { orderedAidsOf } from '@/domain/fitting/ordered-aids';
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
  };
}

async function makeIn(
  tx: SqlSession,
  { sealer, now }: Omit<Deps, 'db'>,
  { order, choices, after, staff }: Made,
): Promise<SheetResult> {
  const made = makeSheet(choices, orderedAidsOf(order.lines));
  if (!made.ok) return { ok: false, code: made.fault };
  const versions = await readSheets(tx, sealer, order.id);
  if ((versions.at(-1)?.version ?? 0) !== after) return movedOn;
  const sheet = {
    id: randomUUID(),
    version: after + 1,
    sheet: made.sheet,
    staffName: staff.name,
    createdAt: now().toISOString(),
  };
  const row = {
    ...sheet,
    orderId: order.id,
    accountId: order.account.id,
    staffId: staff.id,
    expiresAt: hearingRecordEnd(now()),
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
