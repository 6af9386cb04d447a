import { brand } from '@/domain/brand';
import { mailedPaths } from '@/domain/pages/mailed-paths';
import type { MailedSubscriber } from '../consents/subscriber-rows';
import { composeLetter } from './letter';
import type { MailMessage } from './port';
import type { Letter } from './templates/letter';
import type { MailTranslator } from './templates/translator';

/** What every mail of ours that nobody has to get is composed with. */
export type NewsFrame = {
  siteUrl: string;
  /** Where letters reach us. */
  sellerAddress: string;
  t: MailTranslator;
};

/**
 * Composes a mail about news and offers, or the question whether they are wanted: with who sends it, where letters
 * reach us, and the way out, in the text and for mail programs' own button (CASL; RFC 2369 and 8058).
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
