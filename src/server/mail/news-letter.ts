import { brand } from '@/domain/brand';
import { mailedPaths } from '@/domain/pages/mailed-paths';
import type { MailedSubscriber } from '../consents/subscriber-rows';
import { composeLetter } from './letter';
import type { MailMessage } from './port';
import type { Letter } from './templates/letter';
import type { MailTranslator } from './templates/translator';

/** The shared parts of every optional mail. */
export type NewsFrame = {
  siteUrl: string;
  /** Our postal address. */
  sellerAddress: string;
  t: MailTranslator;
};

/**
 * Composes a mail with news and offers, or the question whether they are wanted: with the sender, our postal address,
 * and the way to unsubscribe, in the text and for mail programs' own button (CASL; RFC 2369 and 8058).
 */
export async function composeNewsLetter(
  {
    email,
    unsubscribeCode,
    locale,
  }: Pick<MailedSubscriber, 'email' | 'unsubscribeCode' | 'locale'>,
  letter: Omit<Letter, 'imprint' | 'locale' | 'name'> & { key: string },
  { siteUrl, sellerAddress, t }: NewsFrame,
): Promise<MailMessage> {
  const { key, ...words } = letter;
  const imprint = {
    lines: [
      t('news.sender', { brand: brand.name, email: brand.supportEmail }),
      sellerAddress,
      t('news.why', { email }),
    ],
    leave: { label: t('news.leave'), path: mailedPaths.leaveNews(unsubscribeCode) },
  };
  const message = await composeLetter(
    { key, to: email },
    { ...words, locale, name: null, imprint },
    { siteUrl, t },
  );
  return {
    ...message,
    headers: {
      'List-Unsubscribe': `<${siteUrl}${mailedPaths.leaveNewsAtOnce(unsubscribeCode)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
