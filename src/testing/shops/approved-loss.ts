import type { DeviceClaim } from '@/domain/devices/claim';
import { defaultCare } from '@/domain/devices/device';
import { cents } from '@/domain/money';
import type { SqlSession } from '@/server/db/database';
import type { Labels } from '@/server/labels/port';
import { createClaimRows } from '@/server/devices/claim-rows';
import { createClaims, type Claims, type ClaimsDeps } from '@/server/devices/claims';
import { createDeviceRows } from '@/server/devices/device-rows';
import { testSealer } from './engine';

/** The fee of `writeApprovedLoss`. */
export const lossFee = cents(199_00);

/** Writes an account's lost aid, and the claim for it that staff have approved. Its fee is open. */
export async function writeApprovedLoss(
  db: SqlSession,
  { accountId, at }: { accountId: string; at: string },
): Promise<DeviceClaim> {
  const claim: DeviceClaim = {
    ...{ id: 'claim_1', deviceId: 'aid_1', originId: 'aid_1', accountId, kind: 'loss' },
    ...{ status: 'approved', faults: [], words: 'It fell into the lake', photoIds: [], note: null },
    ...{ fee: lossFee, feePaidAt: null, feePaymentId: null, label: null, parcel: null },
    ...{ locale: 'en-US', createdAt: at, steps: [{ status: 'requested', at }] },
  };
  await createDeviceRows(testSealer).insert(db, {
    ...{ id: 'aid_1', originId: 'aid_1', serial: 'BH-247731L', ear: 'left', status: 'in_use' },
    ...{ orderId: 'order_1', lineId: 'line_1', unit: 0, accountId: null, care: defaultCare },
    model: { name: 'Charge-and-Go', level: null, colour: null, imageUrl: null },
    ...{ proofFileId: null, boughtOn: null, createdAt: at },
  });
  await createClaimRows(testSealer).insert(db, claim);
  return claim;
}

const noLabels: Labels = {
  adapter: 'printed',
  returns: null,
  make: async () => ({ ok: false, code: 'unavailable', message: 'No labels here' }),
  takeBack: async () => undefined,
  readReport: null,
};

/** Claims of a shop that only charges and refunds fees. */
export function claimsWithFees(
  deps: Pick<ClaimsDeps, 'db' | 'jobs' | 'cardCharges' | 'now'>,
): Claims {
  return createClaims({
    ...deps,
    rows: createClaimRows(testSealer),
    deviceRows: createDeviceRows(testSealer),
    orders: { findOrder: async () => null, shipmentsOf: async () => [] },
    labels: noLabels,
    warrantyYears: 3,
    lossFee,
  });
}
