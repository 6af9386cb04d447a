import { object, string } from 'yup';
import {
  domeKinds,
  domeSizes,
  filterSizes,
  type Device,
  type DeviceCare,
} from '@/domain/devices/device';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { devices } from '@/server/db/schema/devices';
import type { SqlSession } from '@/server/db/database';
import type { Sealer } from '@/server/base/sealing';

const careSchema = object({
  dome: string().oneOf(domeKinds).required(),
  domeSize: string().oneOf(domeSizes).required(),
  filter: string().oneOf(filterSizes).required(),
  setBy: string().nullable().default(null),
  setOn: string().nullable().default(null),
});

const columns = columnsOf(devices, [
  'id',
  'originId',
  'serial',
  'ear',
  'status',
  'orderId',
  'lineId',
  'unit',
  'accountId',
  'model',
  'sealedCare',
  'proofFileId',
  'boughtOn',
  'createdAt',
]);

type Columns = RowOf<typeof columns>;

/** An aid as it is stored: an order's aid has no day before its order's delivery is known. */
export type DeviceRow = Omit<Device, 'startsOn'> & Pick<Columns, 'lineId' | 'unit' | 'boughtOn'>;

const oldestFirst = 'order by d.created_at, d.ear, d.id';

/** The aids of an account: those it registered, and those of orders that it shows. */
const ownDevices = `(d.account_id = $1::text or d.order_id in (
  select o.id from orders o where o.account_id = $1::text and o.is_attached))`;

const selectBy = {
  id: 'where d.id = $1',
  lockedId: 'where d.id = $1 for update',
  order: `where d.order_id = $1 ${oldestFirst}`,
  origin: `where d.origin_id = $1 ${oldestFirst}`,
  owner: `where ${ownDevices} ${oldestFirst}`,
} as const;

export const carePlaceOf = (id: string) => `devices.care:${id}`;

export type DeviceRows = ReturnType<typeof createDeviceRows>;

/** Reads and writes hearing aids; what belongs to an ear is sealed and opened only here. */
export function createDeviceRows(sealer: Sealer) {
  const toDevice = ({ sealedCare, ...row }: Columns): DeviceRow => ({
    ...row,
    care: careSchema.validateSync(JSON.parse(sealer.open(sealedCare, carePlaceOf(row.id)))),
  });
  const seal = (id: string, care: DeviceCare) => sealer.seal(JSON.stringify(care), carePlaceOf(id));

  return {
    async read(sql: SqlSession, by: keyof typeof selectBy, value: string): Promise<DeviceRow[]> {
      const rows = await sql.query<Columns>(`select ${columns} from devices d ${selectBy[by]}`, [
        value,
      ]);
      return rows.map(toDevice);
    },

    /** The aids of these orders and of this account, oldest first. */
    async owned(
      sql: SqlSession,
      { accountId, orderIds }: { accountId: string; orderIds: readonly string[] },
    ): Promise<DeviceRow[]> {
      const rows = await sql.query<Columns>(
        `select ${columns} from devices d
         where d.account_id = $1 or d.order_id = any($2::text[]) ${oldestFirst}`,
        [accountId, orderIds],
      );
      return rows.map(toDevice);
    },

    /** Throws a unique violation (`devices_serial`) for a serial number that another aid has. */
    async insert(tx: SqlSession, device: DeviceRow): Promise<void> {
      const { id, originId, serial, ear, status, orderId, lineId, unit, accountId } = device;
      await tx.query(
        `insert into devices (id, origin_id, serial, ear, status, order_id, line_id, unit, account_id, model,
           sealed_care, proof_file_id, bought_on, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $12, $13, $14, $14)`,
        [
          ...[id, originId, serial, ear, status, orderId, lineId, unit, accountId],
          ...[JSON.stringify(device.model), seal(id, device.care), device.proofFileId],
          ...[device.boughtOn, device.createdAt],
        ],
      );
    },

    /** Saves every field that may change. */
    async update(tx: SqlSession, { id, serial, status, care }: DeviceRow): Promise<void> {
      await tx.query(
        `update devices set serial = $2, status = $3, sealed_care = $4, updated_at = now() where id = $1`,
        [id, serial, status, seal(id, care)],
      );
    },

    /** False for an aid that somebody has claimed for: it stays. */
    async remove(tx: SqlSession, id: string): Promise<boolean> {
      const removed = await tx.query(
        `delete from devices where id = $1
           and not exists (select 1 from device_claims c where c.device_id = $1) returning 1`,
        [id],
      );
      return removed.length > 0;
    },
  };
}
