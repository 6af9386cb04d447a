import { createElement } from 'react';
import { bothForms } from './both-forms';
import type { MailMessage } from './port';
import { LetterMail, type Letter } from './templates/letter';
import type { MailTranslator } from './templates/translator';

/** Renders a short mail in both forms. `key` is what the mail is about; see MailMessage. */
export async function composeLetter(
  to: Pick<MailMessage, 'key' | 'to'>,
  letter: Letter,
  { siteUrl, t }: { siteUrl: string; t: MailTranslator },
): Promise<MailMessage> {
  const content = createElement(LetterMail, { letter, siteUrl, t });
  return { ...to, subject: letter.subject, ...(await bothForms(content)) };
}
