import { render, toPlainText } from '@react-email/components';
import type { ReactElement } from 'react';
import type { MailMessage } from './port';

/** A mail as HTML, and as plain text for those who read it so. */
export async function bothForms(
  content: ReactElement,
): Promise<Pick<MailMessage, 'html' | 'text'>> {
  const html = await render(content);
  return { html, text: toPlainText(html) };
}
