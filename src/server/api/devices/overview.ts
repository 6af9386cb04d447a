import { dayIn } from '@/domain/calendar-days';
import { isAskedWhetherItHelped, type AdjustmentRequest } from '@/domain/devices/adjustment';
import { canMoveClaim, claimBlock, claimKinds, type DeviceClaim } from '@/domain/devices/claim';
import { coverOf, type Device, type DeviceCare } from '@/domain/devices/device';
import { clinicTimeZone } from '@/domain/store';
import { defaultLocale } from '@/domain/words/locale';
import type { Visitor } from '@/server/commerce/port';
import { modelWordsIn } from '@/server/devices/model-words';
import { callLocale } from '@/server/http/call-locale';
import type { HttpRequest } from '@/server/http/exchange';
import type { Services } from '@/server/main/services';

export type Customer = Visitor & { account: NonNullable<Visitor['account']> };

/** The calendar day at the clinic. */
export function today(): string {
  return dayIn(clinicTimeZone, new Date());
}

type Call = { caller: Customer; services: Services; request: HttpRequest };

/** A customer's page “My hearing aids” in its language: aids that are in use or registered, reports, and requests. */
export async function overviewOf({ caller, services, request }: Call) {
  const { hearingAids, config, commerce } = services;
  const { warrantyYears, lossFee } = config.shop.promises;
  const [modelIn, aids, claims, adjustments] = await Promise.all([
    modelWordsIn(commerce.catalogue, callLocale(request) ?? defaultLocale),
    hearingAids.aids.ofCustomer(caller),
    hearingAids.claims.ofAccount(caller.account.id),
    hearingAids.adjustments.ofAccount(caller.account.id),
  ]);
  const refunds = await hearingAids.claims.feeRefunds(claims);
  const shown = aids.filter(({ status }) => status !== 'replaced' && status !== 'lost');
  return {
    lossFee,
    aids: await Promise.all(
      shown.map(async (aid) => {
        const earlier = await hearingAids.claims.ofOrigin(aid.originId);
        const asked = { earlier, today: today(), warrantyYears };
        const { id, serial, ear, status, orderId, model, startsOn } = aid;
        const care = await careOf(aid, services);
        return {
          ...{ id, serial, ear, status, orderId, model: modelIn(model), care, startsOn },
          ...coverOf(startsOn, warrantyYears),
          /** Why each kind of report is refused; null where it is not. */
          blocks: Object.fromEntries(
            claimKinds.map((kind) => [kind, claimBlock(kind, aid, asked)]),
          ),
        };
      }),
    ),
    claims: claims.map((claim) => ({
      ...claimAnswer(claim, aids),
      feeRefunded: refunds.get(claim.id)?.amount ?? 0,
    })),
    adjustments: adjustments.map(adjustmentAnswer),
  };
}

/** Who set an aid is who signed its newest signed fitting sheet, until staff enter somebody else. */
async function careOf({ care, orderId }: Device, { fittings }: Services): Promise<DeviceCare> {
  if (care.setBy !== null || orderId === null) return care;
  const signed = (await fittings.of(orderId)).findLast(({ signature }) => signature !== null);
  if (!signed?.signature) return care;
  const { clinician, at } = signed.signature;
  const setOn = dayIn(clinicTimeZone, new Date(at));
  return { ...care, dome: signed.sheet.dome, setBy: clinician, setOn };
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
