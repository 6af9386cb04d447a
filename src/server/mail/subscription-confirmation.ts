import { brand } from '@/domain/brand';
import { mailedPaths } from '@/domain/pages/mailed-paths';
import type { MailedSubscriber } from '../consents/subscriber-rows';
import { composeNewsLetter, type NewsFrame } from './news-letter';
import type { MailMessage } from './port';
import { mailWords } from './templates/translator';

/**
 * Asks whether an address wants our newsletter: names the sender and how to stop, which CASL also requires of this
 * question.
 */
export async function composeSubscriptionConfirmation(
  subscriber: MailedSubscriber,
  settings: Omit<NewsFrame, 't'>,
): Promise<MailMessage> {
  const t = await mailWords(subscriber.locale);
  const { id, askedBy, updatedAt, confirmationCode } = subscriber;
  const letter = {
    // A new request is a new mail.
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
