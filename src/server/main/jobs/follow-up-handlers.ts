import type { Config } from '@/server/settings/config';
import type { FollowUps } from '@/server/follow-ups/follow-ups';
import type { Reviews } from '@/server/reviews/reviews';
import type { Mail } from '@/server/mail/port';
import type { JobHandlers } from '@/server/jobs/queue';

type Deps = {
  config: Pick<Config, 'siteUrl' | 'shop'>;
  followUps: FollowUps;
  reviews: Pick<Reviews, 'invite'>;
  mail: Mail;
};

/** The mails after a delivery of hearing aids. */
export function followUpHandlers({ config, followUps, reviews, mail }: Deps) {
  return {
    'queue-follow-ups': () => followUps.queueDue(),
    'send-follow-up': async ({ orderId, kind }) => {
      const followUp = await followUps.open(orderId);
      if (!followUp) return;
      const { order, deliveredAt } = followUp;
      const reviewCode = kind === 'review' ? await reviews.invite(order, deliveredAt) : null;
      if (kind === 'review' && reviewCode === null) return;
      const { composeFollowUp } = await import('@/server/mail/follow-up');
      const { siteUrl, shop } = config;
      const sellerAddress = shop.company.address;
      await mail.send(
        await composeFollowUp(kind, { ...followUp, reviewCode }, { siteUrl, sellerAddress }),
      );
    },
  } satisfies Partial<JobHandlers>;
}
