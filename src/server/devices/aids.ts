import { randomUUID } from 'node:crypto';
import { dayIn } from '@/domain/calendar-days';
import {
  defaultCare,
  modelOf,
  type Device,
  type DeviceCare,
  type Ear,
} from '@/domain/devices/device';
import {
  checkPacking,
  isSamePlace,
  type PackedAid,
  type PackingFault,
} from '@/domain/devices/packing';
import { fitsEar, normaliseSerial } from '@/domain/devices/serial-number';
import type { Order } from '@/domain/orders/order';
import { deliveredInFullAt } from '@/domain/orders/shipment';
import { clinicTimeZone } from '@/domain/store';
import type {
  AdminOrderChange,
  AdminOrderOutcome,
  AdminOrderRefusal,
  AdminOrders,
} from '@/server/commerce/admin-orders';
import type { Orders, Visitor } from '@/server/commerce/port';
import type { Database, SqlSession } from '@/server/db/database';
import { isUniqueViolation } from '@/server/db/errors';
import type { Jobs } from '@/server/jobs/port';
import type { DeviceRow, DeviceRows } from './device-rows';

type PackOutcome =
  Extract<AdminOrderOutcome, { ok: true }> | { ok: false; code: PackingFault | AdminOrderRefusal };

/** A pair or a single aid that was bought elsewhere. The caller has checked whose file it is. */
type Registration = {
  accountId: string;
  aids: readonly { serial: string; ear: Ear }[];
  modelName: string;
  boughtOn: string;
  proofFileId: string;
};

type RegisterOutcome =
  { ok: true } | { ok: false; code: 'serial_format' | 'serial_ear' | 'serial_twice' | 'too_many' };

type AidOutcome =
  | { ok: true; device: Device }
  | { ok: false; code: 'device_not_found' | 'device_moved_on' | 'serial_taken' };

/** A customer's hearing aids. */
export interface Aids {
  /** Notes which pieces were packed for which ear. The caller has checked that it is staff. */
  pack(
    change: AdminOrderChange,
    packed: { aids: readonly PackedAid[]; reason: string },
  ): Promise<PackOutcome>;
  /** The pieces of an order, oldest first. */
  ofOrder(orderId: string): Promise<readonly DeviceRow[]>;
  /** The customer's aids, those on their way too. */
  ofCustomer(visitor: Visitor & { account: { id: string } }): Promise<readonly Device[]>;
  find(id: string): Promise<Device | null>;
  register(registration: Registration): Promise<RegisterOutcome>;
  /** Accepts or declines a registration; its owner is told by mail. */
  decide(id: string, isAccepted: boolean): Promise<AidOutcome>;
  /** Notes the dome, the filter and who set the aid. */
  setCare(id: string, care: DeviceCare): Promise<AidOutcome>;
}

/** Most aids that one account may register. */
const mostRegistered = 8;

export type AidsDeps = {
  db: Database;
  jobs: Jobs;
  rows: DeviceRows;
  orders: Pick<Orders, 'ownedBy' | 'shipmentsOf'>;
  /** Null where a hosted store keeps the orders. */
  adminOrders: Pick<AdminOrders, 'setSerialNumbers'> | null;
  now: () => Date;
};

/** Ends the packing's transaction with a refusal. */
class PackingRefused extends Error {
  override name = 'PackingRefused';

  constructor(readonly code: PackingFault) {
    super(code);
  }
}

export function createAids(deps: AidsDeps): Aids {
  const { db, rows, orders } = deps;
  const complete = (row: DeviceRow) => withStart(orders, row);
  return {
    pack: (change, packed) => pack(deps, change, packed),
    ofOrder: (orderId) => rows.read(db, 'order', orderId),
    async ofCustomer(visitor) {
      const owned = await orders.ownedBy(visitor);
      const found = await rows.owned(db, {
        accountId: visitor.account.id,
        orderIds: owned.map(({ id }) => id),
      });
      return Promise.all(found.map(complete));
    },
    async find(id) {
      const [row] = await rows.read(db, 'id', id);
      return row ? complete(row) : null;
    },
    register: (registration) => register(deps, registration),
    decide: (id, isAccepted) =>
      change(deps, id, async (tx, row) => {
        if (row.status !== 'waiting') return null;
        const decided = { ...row, status: isAccepted ? 'in_use' : 'declined' } as const;
        await deps.jobs.enqueue(tx, 'send-device-registration', { deviceId: id, isAccepted });
        return decided;
      }),
    setCare: (id, care) => change(deps, id, async (_, row) => ({ ...row, care })),
  };
}

/** Adds the day from which an aid is covered: that of its order's delivery, or of its purchase elsewhere. */
export async function withStart(
  orders: Pick<Orders, 'shipmentsOf'>,
  { boughtOn, ...row }: DeviceRow,
): Promise<Device> {
  if (row.orderId === null) return { ...row, startsOn: boughtOn };
  const deliveredAt = deliveredInFullAt(await orders.shipmentsOf(row.orderId));
  return { ...row, startsOn: deliveredAt && dayIn(clinicTimeZone, new Date(deliveredAt)) };
}

async function pack(
  { db, rows, adminOrders, now }: AidsDeps,
  change: AdminOrderChange,
  { aids, reason }: { aids: readonly PackedAid[]; reason: string },
): Promise<PackOutcome> {
  if (!adminOrders) return { ok: false, code: 'order_not_found' };
  const serialNumbers: Record<string, string[]> = {};
  for (const { lineId, serial } of aids) {
    (serialNumbers[lineId] ??= []).push(normaliseSerial(serial) ?? serial);
  }
  try {
    return await adminOrders.setSerialNumbers(
      change,
      { serialNumbers, reason },
      async (tx, order) => {
        const before = (await rows.read(tx, 'order', order.id)).filter(
          ({ status }) => status === 'in_use',
        );
        const checked = checkPacking(order, aids, { before: before.map(placeOf), reason });
        if (!checked.ok) throw new PackingRefused(checked.code);
        await savePacked(tx, { rows, order, before, aids: checked.aids, at: now().toISOString() });
      },
    );
  } catch (error) {
    if (error instanceof PackingRefused) return { ok: false, code: error.code };
    if (isUniqueViolation(error, 'devices_serial')) return { ok: false, code: 'serial_taken' };
    throw error;
  } finally {
    await db.flush();
  }
}

function placeOf({ lineId, ear, unit, serial }: DeviceRow): PackedAid {
  return { lineId: lineId ?? '', ear, unit, serial };
}

type Packing = {
  rows: DeviceRows;
  order: Order;
  before: readonly DeviceRow[];
  aids: readonly PackedAid[];
  at: string;
};

async function savePacked(
  tx: SqlSession,
  { rows, order, before, aids, at }: Packing,
): Promise<void> {
  for (const old of before) {
    const isKept = aids.some((aid) => isSamePlace(placeOf(old), aid) && aid.serial === old.serial);
    if (!isKept && !(await rows.remove(tx, old.id))) throw new PackingRefused('serial_place');
  }
  for (const aid of aids) {
    const isKnown = before.some(
      (old) => isSamePlace(placeOf(old), aid) && old.serial === aid.serial,
    );
    const line = order.lines.find(({ id }) => id === aid.lineId);
    if (isKnown || !line) continue;
    const id = randomUUID();
    await rows.insert(tx, {
      ...aid,
      ...{ id, originId: id, status: 'in_use', orderId: order.id, accountId: null },
      ...{ model: modelOf(line, aid.ear), care: defaultCare, proofFileId: null, boughtOn: null },
      createdAt: at,
    });
  }
}

async function register(
  { db, rows, now }: AidsDeps,
  { accountId, aids, modelName, boughtOn, proofFileId }: Registration,
): Promise<RegisterOutcome> {
  const checked: { serial: string; ear: Ear }[] = [];
  for (const { serial: typed, ear } of aids) {
    const serial = normaliseSerial(typed);
    if (serial === null) return { ok: false, code: 'serial_format' };
    if (!fitsEar(serial, ear)) return { ok: false, code: 'serial_ear' };
    if (checked.some((one) => one.serial === serial)) return { ok: false, code: 'serial_twice' };
    checked.push({ serial, ear });
  }
  const outcome = await db.transaction(async (tx): Promise<RegisterOutcome> => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `devices:${accountId}`,
    ]);
    const known = await rows.owned(tx, { accountId, orderIds: [] });
    if (known.length + checked.length > mostRegistered) return { ok: false, code: 'too_many' };
    for (const { serial, ear } of checked) {
      const id = randomUUID();
      await rows.insert(tx, {
        ...{ id, originId: id, serial, ear, status: 'waiting', accountId, proofFileId, boughtOn },
        ...{ orderId: null, lineId: null, unit: 0, care: defaultCare },
        model: { name: modelName, level: null, colour: null, imageUrl: null },
        createdAt: now().toISOString(),
      });
    }
    return { ok: true };
  });
  await db.flush();
  return outcome;
}

async function change(
  { db, rows, orders }: AidsDeps,
  id: string,
  work: (tx: SqlSession, row: DeviceRow) => Promise<DeviceRow | null>,
): Promise<AidOutcome> {
  try {
    const changed = await db.transaction(async (tx) => {
      const [row] = await rows.read(tx, 'lockedId', id);
      if (!row) return 'device_not_found' as const;
      const next = await work(tx, row);
      if (next) await rows.update(tx, next);
      return next ?? ('device_moved_on' as const);
    });
    await db.flush();
    if (typeof changed === 'string') return { ok: false, code: changed };
    return { ok: true, device: await withStart(orders, changed) };
  } catch (error) {
    if (isUniqueViolation(error, 'devices_serial')) return { ok: false, code: 'serial_taken' };
    throw error;
  }
}
