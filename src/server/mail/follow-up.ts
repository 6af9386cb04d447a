import { dayInWords } from '@/domain/words/day-in-words';
import type { FollowUpKind } from '@/domain/sixty-days/due-mails';
import { localAddress } from '@/domain/pages/addresses';
import { mailedPaths } from '@/domain/pages/mailed-paths';
import { trialPaths } from '@/domain/pages/trial-paths';
import type { Order } from '@/domain/orders/order';
import type { Trial } from '@/domain/trial';
import { composeLetter } from './letter';
import { leaveHeaders, senderLines } from './news-letter';
import type { MailMessage } from './port';
import { mailWords } from './templates/translator';

/** The page of day 1 has no mail of its own. */
export type MailedFollowUp = Exclude<FollowUpKind, 'day_1'>;

type FollowUpContent = {
  order: Order;
  trial: Trial;
  /** The code of the link that stops these mails. */
  stopCode: string;
  /** The code of the link to the review; null for the other mails. */
  reviewCode: string | null;
};

/** One of the mails after a delivery of hearing aids. It is optional, so each has a way to stop them all. */
export async function composeFollowUp(
  kind: MailedFollowUp,
  { order, trial, stopCode, reviewCode }: FollowUpContent,
  { siteUrl, sellerAddress }: { siteUrl: string; sellerAddress: string },
): Promise<MailMessage> {
  const locale = order.displayLocale;
  const t = await mailWords(locale);
  const { email } = order.account;
  const date = trial.state === 'not_started' ? '' : dayInWords(trial.endsOn, locale, 'UTC');
  const isOver = kind === 'day_14' && trial.state !== 'running';
  const letter = {
    locale,
    name: order.billing?.firstName ?? order.shipping?.firstName ?? null,
    subject: t(`followUp.${kind}.subject`, { date }),
    preview: t(`followUp.${kind}.preview`),
    heading: t(`followUp.${kind}.heading`, { date }),
    paragraphs: [
      t(`followUp.${kind}.first`, { date }),
      t(`followUp.${kind}.second`, { date }),
      isOver ? t('followUp.day_14.over') : t(`followUp.${kind}.third`, { date }),
    ],
    action: {
      label: t(`followUp.${kind}.action`),
      path: kind === 'review' ? mailedPaths.writeReview(reviewCode ?? '') : trialPaths.sixtyDays,
    },
    imprint: {
      lines: [...senderLines({ sellerAddress, t }), t('followUp.why', { email })],
      leave: { label: t('followUp.stop'), path: mailedPaths.stopFollowUps(stopCode) },
    },
  };
  const to = { key: `follow-up-${order.id}-${kind}`, to: email };
  return {
    ...(await composeLetter(to, letter, { siteUrl, t })),
    headers: leaveHeaders(siteUrl + mailedPaths.stopFollowUpsAtOnce(stopCode)),
    // Its link stops mails without a login.
    trace: 'subject',
  };
}

/** The text instead of such a mail: a few words, the page, and how to end the texts. */
export async function composeFollowUpText(
  kind: Exclude<MailedFollowUp, 'review'>,
  { order, trial }: Pick<FollowUpContent, 'order' | 'trial'>,
  siteUrl: string,
): Promise<{ key: string; body: string }> {
  const locale = order.displayLocale;
  const t = await mailWords(locale);
  const date = trial.state === 'not_started' ? '' : dayInWords(trial.endsOn, locale, 'UTC');
  const page = siteUrl + localAddress(trialPaths.sixtyDays, locale);
  const words = [t(`texts.${kind}`, { date }), page, t('texts.leave')];
  return { key: `follow-up-${order.id}-${kind}`, body: words.join(' ') };
}
