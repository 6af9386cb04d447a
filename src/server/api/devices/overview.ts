import { dayIn } from '@/domain/calendar-days';
import { isAskedWhetherItHelped, type AdjustmentRequest } from '@/domain/devices/adjustment';
import { canMoveClaim, claimBlock, claimKinds, type DeviceClaim } from '@/domain/devices/claim';
import { coverOf, type Device } from '@/domain/devices/device';
import { clinicTimeZone } from '@/domain/store';
import type { Visitor } from '@/server/commerce/port';
import type { Services } from '@/server/main/services';

export type Customer = Visitor & { account: NonNullable<Visitor['account']> };

/** The calendar day at the clinic. */
export function today(): string {
  return dayIn(clinicTimeZone, new Date());
}

/** A customer's page “My hearing aids”: aids that are in use or registered, reports, and requests. */
export async function overviewOf(caller: Customer, { hearingAids, config }: Services) {
  const { warrantyYears, lossFee } = config.shop.promises;
  const [aids, claims, adjustments] = await Promise.all([
    hearingAids.aids.ofCustomer(caller),
    hearingAids.claims.ofAccount(caller.account.id),
    hearingAids.adjustments.ofAccount(caller.account.id),
  ]);
  const shown = aids.filter(({ status }) => status !== 'replaced' && status !== 'lost');
  return {
    lossFee,
    aids: await Promise.all(
      shown.map(async (aid) => {
        const earlier = await hearingAids.claims.ofOrigin(aid.originId);
        const asked = { earlier, today: today(), warrantyYears };
        const { id, serial, ear, status, orderId, model, care, startsOn } = aid;
        return {
          ...{ id, serial, ear, status, orderId, model, care, startsOn },
          ...coverOf(startsOn, warrantyYears),
          /** Why each kind of report is refused; null where it is not. */
          blocks: Object.fromEntries(
            claimKinds.map((kind) => [kind, claimBlock(kind, aid, asked)]),
          ),
        };
      }),
    ),
    claims: claims.map((claim) => claimAnswer(claim, aids)),
    adjustments: adjustments.map(adjustmentAnswer),
  };
}

function claimAnswer(claim: DeviceClaim, aids: readonly Device[]) {
  const { id, deviceId, kind, status, steps, note, fee, feePaidAt, label, parcel } = claim;
  const aid = aids.find((one) => one.id === deviceId);
  return {
    ...{ id, deviceId, kind, status, steps, note, fee, feePaidAt, parcel },
    ear: aid?.ear ?? null,
    label: status === 'approved' ? label : null,
    isWithdrawable: canMoveClaim(claim, 'withdrawn'),
    createdAt: claim.createdAt,
  };
}

function adjustmentAnswer(request: AdjustmentRequest) {
  const { id, status, notice, place, ear, note, staffName, changedAt, helped, createdAt } = request;
  return {
    ...{ id, status, notice, place, ear, note, staffName, changedAt, helped, createdAt },
    isAsked: isAskedWhetherItHelped(request, new Date()),
  };
}
