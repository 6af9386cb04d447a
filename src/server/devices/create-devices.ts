import type { deviceCaseList, DeviceCaseLine } from '@/domain/devices/device-case';
import type { ListAsked, ListPage } from '@/server/commerce/admin-commerce';
import type { Sealer } from '@/server/base/sealing';
import { createAdjustmentRows } from './adjustment-rows';
import { createAdjustments, type Adjustments, type AdjustmentsDeps } from './adjustments';
import { createAids, type Aids, type AidsDeps } from './aids';
import { createClaimRows } from './claim-rows';
import { createClaims, type Claims, type ClaimsDeps } from './claims';
import { countWaitingCases, readDeviceCases } from './device-cases';
import { createDeviceRows } from './device-rows';

/** Hearing aids after they were packed: whose they are, what is wrong with them, and how they should sound. */
export type Devices = {
  aids: Aids;
  claims: Claims;
  adjustments: Adjustments;
  /** The clinic's work on hearing aids, for staff. */
  cases(asked: ListAsked<typeof deviceCaseList>): Promise<ListPage<DeviceCaseLine>>;
  /** How many of them wait for our next step, and since when the first one does (ISO UTC). */
  waiting(): Promise<{ count: number; since: string | null }>;
};

type DevicesDeps = Omit<AidsDeps & ClaimsDeps & AdjustmentsDeps, 'rows' | 'deviceRows'> & {
  sealer: Sealer;
};

export function createDevices({ sealer, ...deps }: DevicesDeps): Devices {
  const deviceRows = createDeviceRows(sealer);
  return {
    aids: createAids({ ...deps, rows: deviceRows }),
    claims: createClaims({ ...deps, rows: createClaimRows(sealer), deviceRows }),
    adjustments: createAdjustments({ ...deps, rows: createAdjustmentRows(sealer) }),
    cases: (asked) => readDeviceCases(deps.db, asked),
    waiting: () => countWaitingCases(deps.db),
  };
}
