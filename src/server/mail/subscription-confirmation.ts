import { brand } from '@/domain/brand';
import { paths } from '@/domain/paths';
import type { Subscriber } from '../consents/mailing-list';
import { composeLetter } from './letter';
import type { MailMessage } from './port';
import { mailWords } from './templates/translator';

/** Asks whether an address wants our news: names who asks and how to stop, as CASL demands of the question too. */
export async function composeSubscriptionConfirmation(
  { id, email, locale, confirmationCode }: Subscriber,
  siteUrl: string,
): Promise<MailMessage> {
  const t = await mailWords(locale);
  const letter = {
    locale,
    name: null,
    subject: t('subscriptionConfirmation.subject', { brand: brand.name }),
    preview: t('subscriptionConfirmation.preview'),
    heading: t('subscriptionConfirmation.heading'),
    paragraphs: [t('subscriptionConfirmation.lead')],
    action: {
      label: t('subscriptionConfirmation.action'),
      path: paths.confirmNews(confirmationCode),
    },
    afterwords: [
      t('subscriptionConfirmation.afterword'),
      t('subscriptionConfirmation.sender', { brand: brand.name, email: brand.supportEmail }),
    ],
  };
  return composeLetter({ key: `news-confirmation-${id}`, to: email }, letter, { siteUrl, t });
}
