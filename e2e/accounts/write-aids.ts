import type { AdjustmentRequest } from '@/domain/devices/adjustment';
import { defaultCare, modelOf, type Ear } from '@/domain/devices/device';
import { hashPassword } from '@/server/base/passwords';
import type { Sealer } from '@/server/base/sealing';
import type { Database } from '@/server/db/database';
import { createAdjustmentRows } from '@/server/devices/adjustment-rows';
import { createDeviceRows } from '@/server/devices/device-rows';
import { calgaryOrder } from '@/testing/order';
import { signStartingFit } from '@/testing/shops/signed-sheet';
import { createFittings } from '@/server/fittings/fittings';
import { aidsCustomer, aidsPassword, frenchAidsCustomer } from './aids-customer';

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

const [aidLine] = calgaryOrder.lines;
if (!aidLine) throw new Error('The order has no line');
const line = {
  ...aidLine,
  imageUrl: '/pictures/products/charge-go/graphite-pair.webp',
  options: [
    { id: 'tech', name: 'Tech level', valueId: 'advanced', value: 'Advanced' },
    { id: 'ears', name: 'Ears', valueId: 'pair', value: 'Pair' },
    { id: 'color', name: 'Colour', valueId: 'graphite', value: 'Graphite' },
  ],
};

function orderOf({ id, email }: { id: string; email: string }) {
  return {
    ...calgaryOrder,
    ...({ id, status: 'delivery_pending', lines: [line] } as const),
    account: { ...calgaryOrder.account, id, email },
  };
}

async function writeOrder(
  db: Database,
  sealer: Sealer,
  { id, email, status }: { id: string; email: string; status: string },
): Promise<void> {
  const hash = await hashPassword(aidsPassword);
  const order = orderOf({ id, email });
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into accounts (id, email, password_hash, registered_at, email_proven_at, first_name)
       values ($1, $2, $3, now(), now(), 'Harriet')`,
      [id, email, hash],
    );
    await tx.query(
      `insert into orders (id, number, cart_id, checkout_id, account_id, status, is_paid, is_attached, data)
       values ($1, nextval('order_numbers'), $1, $1, $1, $2, true, true, $3)`,
      [id, status, order],
    );
  });
  const fittings = createFittings({ db, sealer, now: () => new Date() });
  await signStartingFit(db, order, fittings);
}

/** One order that is to be packed, with a change of the sound from before; and a pair that has arrived. */
export async function writeAids(db: Database, sealer: Sealer): Promise<void> {
  await writeOrder(db, sealer, { ...aidsCustomer, status: 'delivery_pending' });
  await writeOrder(db, sealer, { ...frenchAidsCustomer, status: 'complete' });
  await writeChange(db, sealer);
  await db.query(
    `insert into shipments (id, order_id, carrier, tracking_code, status, left_at, delivered_at)
     values ($1, $1, 'Canada Post', $1, 'DELIVERED', $2, $2)`,
    [frenchAidsCustomer.id, daysAgo(7)],
  );
  for (const [ear, serial] of [
    ['left', 'BH-240008L'],
    ['right', 'BH-240009R'],
  ] as const) {
    await writeAid(db, sealer, { ear, serial });
  }
}

async function writeAid(
  db: Database,
  sealer: Sealer,
  { ear, serial }: { ear: Ear; serial: string },
): Promise<void> {
  await createDeviceRows(sealer).insert(db, {
    ...{ id: `aid-${ear}`, originId: `aid-${ear}`, serial, ear, status: 'in_use' },
    ...{ orderId: frenchAidsCustomer.id, lineId: line.id, unit: 0, accountId: null },
    ...{ model: modelOf(line, ear), care: defaultCare, proofFileId: null, boughtOn: null },
    createdAt: daysAgo(8).toISOString(),
  });
}

/** A request of another pair that was answered four days ago: its customer can say whether it helped. */
async function writeChange(db: Database, sealer: Sealer): Promise<void> {
  const rows = createAdjustmentRows(sealer);
  const request: AdjustmentRequest = {
    id: 'changed',
    accountId: aidsCustomer.id,
    orderId: null,
    status: 'asked',
    notice: 's_sharp',
    place: 'home',
    ear: 'both',
    words: '',
    changes: [],
    note: '',
    sheetVersion: null,
    staffName: null,
    changedAt: null,
    askedAt: null,
    helped: null,
    conversationId: 'elsewhere',
    locale: 'en-US',
    createdAt: daysAgo(5).toISOString(),
  };
  await rows.insert(db, request);
  await rows.update(db, {
    ...request,
    status: 'changed',
    staffName: 'Maren Tallis',
    changedAt: daysAgo(4).toISOString(),
    changes: [{ fromHz: 4000, toHz: 8000, input: 'all', gainDb: -3 }],
    note: 'We changed the settings.',
  });
}
