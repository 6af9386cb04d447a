import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@/domain/brand';
import { evilHost, mark } from './payloads';
import type { Probe } from './probe';
import type { ScanRequest } from './scan-request';

const email = `${mark}@example.com`;

/** An address as a person's name: a mail to another person may not contain it. */
const prize = `https://${evilHost}/prize`;

const post = (address: string, body: object, headers: Record<string, string>): ScanRequest => ({
  method: 'POST',
  path: address,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Headers by which a stranger claims another host, in every possible way. */
const speakers: readonly Readonly<Record<string, string>>[] = [
  { Host: evilHost },
  { 'X-Forwarded-Host': evilHost, 'X-Forwarded-Proto': 'http', 'X-Forwarded-Port': '1' },
  { Forwarded: `host=${evilHost}`, Origin: `https://${evilHost}`, Referer: `https://${evilHost}/` },
];

/** Mails with keys in them: their links have to lead to the shop, whatever host the request named. */
export const mails: Probe = {
  name: 'mails with ways to another host',
  isOnce: true,
  requests: () => [
    post('/api/account', { email, password: `${mark}-password`, first_name: prize }, {}),
    ...speakers.flatMap((speaker) => [
      post('/api/account/recover', { email, reset_url: `https://${evilHost}/{key}` }, speaker),
      post('/api/login-link', { email, next: `//${evilHost}/` }, speaker),
      post('/api/subscribe', { email: `news-${email}` }, speaker),
      post('/api/consultation-subscription', { email, name: prize, phone: '4035550123' }, speaker),
    ]),
  ],
};

/**
 * What is wrong with the mails of an outbox. No mail at all is a fault too, because then nothing was tested. Mails to
 * our own staff may show a caller's name as it was typed.
 */
export function faultsOfMails(outbox: string): string[] {
  const kept = existsSync(outbox) ? readdirSync(outbox) : [];
  const mailed = kept.filter((name) => name.endsWith('.json'));
  if (mailed.length === 0) return ['no mail was sent: nothing was tried with mails'];
  return mailed.flatMap((name) => {
    const text = readFileSync(path.join(outbox, name), 'utf8');
    const isToUs = text.includes(`"to": "${brand.supportEmail}"`);
    return !isToUs && text.includes(evilHost) ? [`a mail leads to another host: ${name}`] : [];
  });
}
