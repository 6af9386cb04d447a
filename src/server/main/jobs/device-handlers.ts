import type { Config } from '@/server/settings/config';
import type { CustomerRecords } from '@/server/commerce/port';
import type { Devices } from '@/server/devices/create-devices';
import type { Mail } from '@/server/mail/port';
import type { JobHandlers } from '@/server/jobs/queue';

type Deps = {
  config: Pick<Config, 'siteUrl'>;
  hearingAids: Devices;
  /** Null when a hosted store keeps them. */
  customerRecords: Pick<CustomerRecords, 'findAddressee'> | null;
  mail: Mail;
};

/** The mails about hearing aids, and the scheduled question whether a change helped. */
export function deviceHandlers({ config, hearingAids, customerRecords, mail }: Deps) {
  const { siteUrl } = config;
  const addresseeOf = async (accountId: string | null | undefined) =>
    accountId ? ((await customerRecords?.findAddressee(accountId)) ?? null) : null;
  return {
    'send-device-claim-update': async ({ claimId, status }) => {
      const claim = await hearingAids.claims.find(claimId);
      const addressee = await addresseeOf(claim?.accountId);
      // A step that was followed by another one is told by the mail of that.
      if (!claim || !addressee || claim.status !== status) return;
      const { composeClaimUpdate } = await import('@/server/mail/devices');
      await mail.send(await composeClaimUpdate(claim, addressee, siteUrl));
    },
    'send-device-fee-news': async ({ claimId, isPaid, day }) => {
      const claim = await hearingAids.claims.find(claimId);
      const addressee = await addresseeOf(claim?.accountId);
      if (!claim || !addressee) return;
      const { composeFeeNews } = await import('@/server/mail/devices');
      const news = isPaid ? 'paid' : 'refused';
      await mail.send(await composeFeeNews(claim, { ...addressee, news, day }, siteUrl));
    },
    'send-device-fee-refund': async ({ claimId }) => {
      const claim = await hearingAids.claims.find(claimId);
      const addressee = await addresseeOf(claim?.accountId);
      const refund = claim && (await hearingAids.claims.feeRefunds([claim])).get(claimId);
      if (!refund || !addressee) return;
      const day = refund.at.slice(0, 10);
      const { composeFeeNews } = await import('@/server/mail/devices');
      const told = { ...addressee, news: 'refunded', day } as const;
      await mail.send(await composeFeeNews(claim, told, siteUrl));
    },
    'send-device-registration': async ({ deviceId, isAccepted }) => {
      const device = await hearingAids.aids.find(deviceId);
      const addressee = await addresseeOf(device?.accountId);
      if (!addressee) return;
      const { composeRegistration } = await import('@/server/mail/devices');
      await mail.send(await composeRegistration({ id: deviceId, isAccepted }, addressee, siteUrl));
    },
    'queue-adjustment-questions': () => hearingAids.adjustments.queueQuestions(),
    'send-adjustment-question': async ({ requestId }) => {
      const request = await hearingAids.adjustments.find(requestId);
      const addressee = await addresseeOf(request?.accountId);
      if (request?.status !== 'changed' || request.helped !== null || !addressee) return;
      const { composeAdjustmentQuestion } = await import('@/server/mail/devices');
      await mail.send(await composeAdjustmentQuestion(request, addressee, siteUrl));
    },
  } satisfies Partial<JobHandlers>;
}
