import type { MailAttachment } from './port';

/** Attachments as nodemailer takes them. */
export function attachmentsOf(attachments: readonly MailAttachment[] = []) {
  return attachments.map(({ content, ...about }) => ({ ...about, content: Buffer.from(content) }));
}
