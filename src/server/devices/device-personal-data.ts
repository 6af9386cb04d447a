import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import type { Sealer } from '@/server/base/sealing';
import { createAdjustmentRows } from './adjustment-rows';
import { createClaimRows } from './claim-rows';
import { createDeviceRows } from './device-rows';

/**
 * The customer's hearing aids, with what they reported about them. Aids of an order stay with the order, claims stay as
 * a count for the cover; what was said in both is deleted.
 */
export function createDevicePersonalData({ sealer }: { sealer: Sealer }): PersonalDataRecord {
  const devices = createDeviceRows(sealer);
  const claims = createClaimRows(sealer);
  const adjustments = createAdjustmentRows(sealer);
  return {
    name: 'devices',
    tables: ['devices', 'device_claims', 'device_adjustments'],
    async export(sql, { accountId }) {
      const [aids, reports, requests] = await Promise.all([
        devices.read(sql, 'owner', accountId),
        claims.read(sql, 'account', accountId),
        adjustments.read(sql, 'account', accountId),
      ]);
      return [
        ...aids.map(({ serial, ear, status, model, care, boughtOn, createdAt }) => ({
          ...{ serial, ear, status, name: model.name, boughtOn, createdAt },
          ...{ dome: care.dome, domeSize: care.domeSize, filter: care.filter, setBy: care.setBy },
        })),
        ...reports.map(({ kind, status, faults, words, photoIds, note, parcel, createdAt }) => ({
          ...{ kind, status, faults, text: words, ourAnswer: note, createdAt },
          files: photoIds.map((id) => `/api/files/${id}`),
          trackingCode: parcel?.trackingCode ?? null,
        })),
        ...requests.map(({ notice, place, ear, words, status, note, helped, createdAt }) => ({
          ...{ notice, place, ear, text: words, status, ourAnswer: note, helped, createdAt },
        })),
      ];
    },
    async erase(tx, { accountId }) {
      for (const claim of await claims.read(tx, 'account', accountId)) {
        await claims.forget(tx, claim);
      }
      await tx.query('delete from device_adjustments where account_id = $1', [accountId]);
      await tx.query(
        `delete from device_claims where device_id in (select id from devices where account_id = $1)`,
        [accountId],
      );
      await tx.query('delete from devices where account_id = $1', [accountId]);
    },
  };
}
