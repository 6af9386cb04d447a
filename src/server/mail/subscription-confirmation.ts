import { brand } from '@/domain/brand';
import { mailedPaths } from '@/domain/pages/mailed-paths';
import type { MailedSubscriber } from '../consents/subscriber-rows';
import { composeNewsLetter, type NewsFrame } from './news-letter';
import type { MailMessage } from './port';
import { mailWords } from './templates/translator';

/** Asks whether an address wants our news: names who asks and how to stop, as CASL demands of the question too. */
export async function composeSubscriptionConfirmation(
  subscriber: MailedSubscriber,
  settings: Omit<NewsFrame, 't'>,
): Promise<MailMessage> {
  const t = await mailWords(subscriber.locale);
  const { id, askedBy, updatedAt, confirmationCode } = subscriber;
  const letter = {
    // Who asks again, asks in another mail.
    key: ['news-confirmation', id, askedBy, updatedAt].join('-'),
    subject: t('subscriptionConfirmation.subject', { brand: brand.name }),
    preview: t('subscriptionConfirmation.preview'),
    heading: t('subscriptionConfirmation.heading'),
    paragraphs: [t('subscriptionConfirmation.lead')],
    action: {
      label: t('subscriptionConfirmation.action'),
      path: mailedPaths.confirmNews(confirmationCode),
    },
    afterwords: [t('subscriptionConfirmation.afterword')],
  };
  return composeNewsLetter(subscriber, letter, { ...settings, t });
}
