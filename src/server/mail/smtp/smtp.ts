import { createTransport } from 'nodemailer';
import { messageIdOf } from '../message-id';
import type { Mail } from '../port';

/** Outside calls end after this long; the job that sends tries again later. */
const timeoutMs = 20_000;

/** Hands mail to the server of an `smtp://` or `smtps://` address. */
export function createSmtp(options: { url: string; from: string }): Mail {
  const transport = createTransport({
    url: options.url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    adapter: 'smtp',
    async send({ key, to, subject, html, text, headers }) {
      const messageId = messageIdOf(key);
      await transport.sendMail({ from: options.from, to, subject, html, text, headers, messageId });
    },
  };
}
