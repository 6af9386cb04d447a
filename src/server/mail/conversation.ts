import { brand } from '@/domain/brand';
import { defaultLocale, isLocale, localeOf } from '@/domain/words/locale';
import { paths } from '@/domain/pages/paths';
import type { Conversations } from '../conversations/conversations';
import { composeLetter } from './letter';
import type { MailMessage } from './port';
import { mailWords } from './templates/translator';

type Found = NonNullable<Awaited<ReturnType<Conversations['findMessage']>>>;

/** Tells the clinic about a message, in the clinic's own language. A reply to the mail goes to the writer. */
export async function composeMessageToClinic(
  { message, conversation: { kind, name, email, locale } }: Found,
  siteUrl: string,
): Promise<MailMessage> {
  const t = await mailWords(defaultLocale);
  const letter = {
    locale: defaultLocale,
    name: null,
    subject: t(`messageToClinic.${kind}.subject`),
    preview: t(`messageToClinic.${kind}.lead`),
    heading: t(`messageToClinic.${kind}.subject`),
    paragraphs: [t(`messageToClinic.${kind}.lead`), ...message.text.split(/\n+/)],
    facts: [
      ...(name === null ? [] : [{ label: t('messageToClinic.name'), value: name }]),
      ...(email === null ? [] : [{ label: t('messageToClinic.email'), value: email }]),
      { label: t('reader.label'), value: t(`reader.${localeOf(locale)}`) },
    ],
  };
  const mail = await composeLetter(
    { key: `message-to-clinic-${message.id}`, to: brand.supportEmail },
    letter,
    { siteUrl, t },
  );
  return { ...mail, ...(email !== null && { headers: { 'Reply-To': email } }) };
}

/** Our answer, for people who left the page or never had one. Null without an address. */
export async function composeMessageAnswer(
  { message, conversation: { name, email, locale: written } }: Found,
  siteUrl: string,
): Promise<MailMessage | null> {
  if (email === null) return null;
  const locale = isLocale(written) ? written : defaultLocale;
  const t = await mailWords(locale);
  const letter = {
    locale,
    name,
    subject: t('messageAnswer.subject', { brand: brand.name }),
    preview: t('messageAnswer.preview'),
    heading: t('messageAnswer.heading'),
    paragraphs: message.text.split(/\n+/),
    action: { label: t('messageAnswer.action'), path: paths.contact },
    afterwords: [t('messageAnswer.more', { phone: brand.supportPhone.display })],
  };
  return composeLetter({ key: `message-answer-${message.id}`, to: email }, letter, { siteUrl, t });
}
