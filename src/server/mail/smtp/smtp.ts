import { createTransport } from 'nodemailer';
import { isSystemError } from '@/server/base/system-error';
import { messageIdOf } from '../message-id';
import { recipientOf } from '../recipient';
import type { CircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import type { Mail } from '../port';

/** Outside calls end after this long; the job that sends tries again later. */
const usualTimeoutMs = 20_000;

type SmtpOptions = {
  url: string;
  from: string;
  circuitBreakers: CircuitBreakers;
  timeoutMs?: number;
  /** Hand mail to another machine over an open line too, where its server has no TLS. */
  isPlainAllowed?: boolean;
};

/** Hands mail to the server of an `smtp://` or `smtps://` address. */
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
    async send({ key, to, subject, html, text, headers }) {
      const messageId = messageIdOf(key);
      const mail = {
        from: options.from,
        to: recipientOf(to),
        subject,
        html,
        text,
        headers,
        messageId,
      };
      await breaker.ask(() => transport.sendMail(mail));
    },
  };
}

/** Mails hold names, orders and links that log in: on a network they travel encrypted or not at all. */
function isThisMachine(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

/** The server works and knows nobody of that name. */
function isRefusedRecipient(error: unknown): boolean {
  return isSystemError(error, 'EENVELOPE');
}
