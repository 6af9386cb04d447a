import { claimVersionOf, isFeeDue, type DeviceClaim } from '@/domain/devices/claim';
import type { CardChargeOutcome, CardCharges, CardRefund } from '@/server/commerce/port';
import type { SqlSession } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { ClaimRows } from './claim-rows';

export type FeeDeps = {
  jobs: Jobs;
  rows: ClaimRows;
  /** Null where a hosted store keeps the cards. */
  cardCharges: CardCharges | null;
  now: () => Date;
};

export type FeeOutcome =
  | { ok: true; claim: DeviceClaim }
  | {
      ok: false;
      code:
        | Extract<CardChargeOutcome, { ok: false }>['code']
        | 'claim_not_found'
        | 'claim_changed'
        | 'claim_moved_on';
    };

/**
 * Charges the fee of a claim to the card that the customer keeps, and tells them how that went. The claim names the
 * charge at the gateway, so that its fee is taken once.
 */
export async function chargeFee(
  { jobs, rows, cardCharges, now }: FeeDeps,
  claimId: string,
  version: number,
): Promise<FeeOutcome> {
  if (!cardCharges) return { ok: false, code: 'card_missing' };
  return cardCharges.inSession(async (tx, charge): Promise<FeeOutcome> => {
    const [claim] = await rows.read(tx, 'lockedId', claimId);
    if (!claim) return { ok: false, code: 'claim_not_found' };
    if (claimVersionOf(claim) !== version) return { ok: false, code: 'claim_changed' };
    if (!isFeeDue(claim)) return { ok: false, code: 'claim_moved_on' };
    const charged = await charge({
      ...{ accountId: claim.accountId, amount: claim.fee, currency: 'CAD' },
      idempotencyKey: `claim-${claim.id}`,
    });
    await tell({ jobs, now }, tx, { claimId, isPaid: charged.ok });
    if (!charged.ok) return charged;
    const paid = { ...claim, feePaidAt: now().toISOString(), feePaymentId: charged.paymentId };
    await rows.update(tx, paid);
    return { ok: true, claim: paid };
  });
}

/**
 * Refunds the whole fee to the card that was charged, once, and tells the customer. It stays paid: it is not asked for
 * again, and what the claim is about may still be sent.
 *
 * @param claim locked by the caller
 */
export async function refundFee(
  { jobs, cardCharges }: Pick<FeeDeps, 'jobs' | 'cardCharges'>,
  tx: SqlSession,
  { claim, version }: { claim: DeviceClaim; version: number },
): Promise<DeviceClaim | 'claim_changed' | 'claim_moved_on'> {
  if (claimVersionOf(claim) !== version) return 'claim_changed';
  const { id, fee, feePaymentId: paymentId } = claim;
  if (!cardCharges || paymentId === null) return 'claim_moved_on';
  if ((await cardCharges.refundsOf(tx, [paymentId])).size > 0) return 'claim_moved_on';
  const request = { paymentId, amount: fee, idempotencyKey: `claim-${id}` };
  if (!(await cardCharges.refund(tx, request))) return 'claim_moved_on';
  await jobs.enqueue(tx, 'send-device-fee-refund', { claimId: id }, { singletonKey: id });
  return claim;
}

/** What went back of the fees that were charged to a card, by claim. */
export async function feeRefundsOf(
  { db, cardCharges }: Pick<FeeDeps, 'cardCharges'> & { db: SqlSession },
  claims: readonly Pick<DeviceClaim, 'id' | 'feePaymentId'>[],
): Promise<ReadonlyMap<string, CardRefund>> {
  const charged = claims.flatMap(({ id, feePaymentId }) =>
    feePaymentId === null ? [] : [{ id, feePaymentId }],
  );
  if (!cardCharges || charged.length === 0) return new Map();
  const refunds = await cardCharges.refundsOf(
    db,
    charged.map(({ feePaymentId }) => feePaymentId),
  );
  return new Map(
    charged.flatMap(({ id, feePaymentId }) => {
      const refund = refunds.get(feePaymentId);
      return refund ? [[id, refund] as const] : [];
    }),
  );
}

/** A second refusal on the same day is not mailed again. */
async function tell(
  { jobs, now }: Pick<FeeDeps, 'jobs' | 'now'>,
  tx: SqlSession,
  { claimId, isPaid }: { claimId: string; isPaid: boolean },
): Promise<void> {
  const day = now().toISOString().slice(0, 10);
  const singletonKey = `${claimId} ${String(isPaid)} ${day}`;
  await jobs.enqueue(tx, 'send-device-fee-news', { claimId, isPaid, day }, { singletonKey });
}
