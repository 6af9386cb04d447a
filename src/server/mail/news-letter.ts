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
    lines: [...senderLines({ sellerAddress, t }), t('news.why', { email })],
    leave: { label: t('news.leave'), path: mailedPaths.leaveNews(unsubscribeCode) },
  };
  const message = await composeLetter(
    { key, to: email },
    { ...words, locale, name: null, imprint },
    { siteUrl, t },
  );
  const headers = leaveHeaders(siteUrl + mailedPaths.leaveNewsAtOnce(unsubscribeCode));
  return { ...message, headers };
}

/** Who sends an optional mail (CASL, section 6). */
export function senderLines({ sellerAddress, t }: Pick<NewsFrame, 'sellerAddress' | 't'>) {
  return [t('news.sender', { brand: brand.name, email: brand.supportEmail }), sellerAddress];
}

/** The headers behind a mail program's own button to unsubscribe with one click (RFC 2369 and 8058). */
export function leaveHeaders(address: string): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
