import { followUpKindOf } from '@/domain/sixty-days/due-mails';
import { isQuiet } from '@/domain/texts/quiet-hours';
import type { Config } from '@/server/settings/config';
import type { FollowUp, FollowUps } from '@/server/follow-ups/follow-ups';
import type { MailedFollowUp } from '@/server/mail/follow-up';
import type { Reviews } from '@/server/reviews/reviews';
import type { Mail } from '@/server/mail/port';
import type { CustomerTexts } from '@/server/texts/sent-texts';
import type { JobHandlers } from '@/server/jobs/queue';

type Deps = {
  config: Pick<Config, 'siteUrl' | 'shop'>;
  followUps: Pick<FollowUps, 'queueDue' | 'open'>;
  customerTexts: Pick<CustomerTexts, 'send'>;
  reviews: Pick<Reviews, 'invite'>;
  mail: Mail;
};

/** The mails and texts after a delivery of hearing aids. */
export function followUpHandlers(deps: Deps) {
  const { followUps } = deps;
  return {
    'queue-follow-ups': () => followUps.queueDue(),
    'send-follow-up': async ({ orderId, kind: name }) => {
      const kind = followUpKindOf(name);
      const followUp = await followUps.open(orderId);
      if (!followUp || kind === null || kind === 'day_1') return;
      if (await sendText(deps, kind, followUp)) return;
      await sendMail(deps, kind, followUp);
    },
  } satisfies Partial<JobHandlers>;
}

/**
 * False when a mail is due instead: the customer wants none, it is too late in the day, or the carrier refused. Throws
 * while it is unknown whether an earlier try went out, so that nobody gets both: the job is tried again.
 */
async function sendText(
  { config, customerTexts }: Deps,
  kind: MailedFollowUp,
  followUp: FollowUp,
): Promise<boolean> {
  if (kind === 'review') return false;
  const { composeFollowUpText } = await import('@/server/mail/follow-up');
  const message = await composeFollowUpText(kind, followUp, config.siteUrl);
  const mayRing = !isQuiet(followUp.timeZone, new Date());
  return customerTexts.send(followUp.order.account.id, { ...message, mayRing });
}

async function sendMail(
  { config, reviews, mail }: Deps,
  kind: MailedFollowUp,
  followUp: FollowUp,
): Promise<void> {
  const { order, deliveredAt } = followUp;
  const reviewCode = kind === 'review' ? await reviews.invite(order, deliveredAt) : null;
  if (kind === 'review' && reviewCode === null) return;
  const { composeFollowUp } = await import('@/server/mail/follow-up');
  const { siteUrl, shop } = config;
  const sellerAddress = shop.company.address;
  await mail.send(
    await composeFollowUp(kind, { ...followUp, reviewCode }, { siteUrl, sellerAddress }),
  );
}
