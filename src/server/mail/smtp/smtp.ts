import { createTransport } from 'nodemailer';
import { isSystemError } from '@/server/base/system-error';
import { attachmentsOf } from '../attachments';
import { messageIdOf } from '../message-id';
import { recipientOf } from '../recipient';
import type { CircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import type { Mail } from '../port';

/** External calls end after this long; the sending job retries later. */
const usualTimeoutMs = 20_000;

type SmtpOptions = {
  url: string;
  from: string;
  circuitBreakers: CircuitBreakers;
  timeoutMs?: number;
  /** Allows sending to another machine without TLS, if its server has none. */
  isPlainAllowed?: boolean;
};

/** Sends mail to the server of an `smtp://` or `smtps://` URL. */
export function createSmtp(options: SmtpOptions): Mail {
  const { timeoutMs = usualTimeoutMs } = options;
  const breaker = options.circuitBreakers.breaker('mail', {
    timeoutMs,
    failuresToRest: null,
    isAnswer: isRefusedRecipient,
  });
  const transport = createTransport({
    url: options.url,
    requireTLS: !options.isPlainAllowed && !isThisMachine(options.url),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    adapter: 'smtp',
    async send({ key, to, subject, html, text, headers, attachments }) {
      const messageId = messageIdOf(key);
      const mail = {
        from: options.from,
        to: recipientOf(to),
        subject,
        html,
        text,
        headers,
        messageId,
        attachments: attachmentsOf(attachments),
      };
      await breaker.ask(() => transport.sendMail(mail));
    },
  };
}

/** Mails contain names, orders and login links, so over a network they are sent encrypted or not at all. */
function isThisMachine(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

/** Whether the server works but does not know the recipient. */
function isRefusedRecipient(error: unknown): boolean {
  return isSystemError(error, 'EENVELOPE');
}
