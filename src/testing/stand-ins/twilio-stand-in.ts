import { randomBytes } from 'node:crypto';
import { twilioSignature } from '@/server/texts/twilio/twilio-signature';
import type { TwilioSettings } from '@/server/settings/twilio-settings';
import { createMoodyServer, type Asked, type Told } from './moody-server';

export const twilioAccount: Omit<TwilioSettings, 'apiUrl'> = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'token-of-the-stand-in',
  from: '+15005550006',
};

/** Numbers that the stand-in treats as Twilio does: the owner answered STOP, or it takes no texts. */
export const optedOutNumber = '+14035550199';
export const landlineNumber = '+14035550198';

type Message = { sid: string; to: string; from: string; body: string; status: string };

/** The part of Twilio that we use. It refuses requests without our credentials, with a part missing, or elsewhere. */
export function createTwilioStandIn() {
  const messages: Message[] = [];
  const path = `/2010-04-01/Accounts/${twilioAccount.accountSid}/Messages.json`;
  const { accountSid, authToken } = twilioAccount;
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const server = createMoodyServer((asked) => {
    if (asked.headers.authorization !== `Basic ${credentials}`) {
      return { status: 401, json: { code: 20_003, message: 'Authenticate' } };
    }
    if (asked.path !== path) return { status: 404, json: { code: 20_404, message: 'Not found' } };
    return asked.method === 'GET' ? list(asked) : send(asked);
  });

  function list({ query }: Asked): Told {
    const found = messages.filter(({ to }) => to === query.get('To'));
    return { status: 200, json: { messages: found.toReversed() } };
  }

  function send({ headers, body }: Asked): Told {
    if (headers['content-type'] !== 'application/x-www-form-urlencoded') {
      return { status: 415, json: { code: 20_415, message: 'Not a form' } };
    }
    const form = new URLSearchParams(body);
    const [to, from, words] = [form.get('To'), form.get('From'), form.get('Body')];
    if (!to || !words) return { status: 400, json: { code: 21_604, message: 'To is missing' } };
    if (from !== twilioAccount.from) {
      return { status: 400, json: { code: 21_606, message: 'Not our number' } };
    }
    if (to === optedOutNumber) return { status: 400, json: { code: 21_610, message: 'Opted out' } };
    if (to === landlineNumber) return { status: 400, json: { code: 21_614, message: 'No mobile' } };
    const sid = `SM${randomBytes(16).toString('hex')}`;
    const message = { sid, to, from, body: words, status: 'queued' };
    messages.push(message);
    return { status: 201, json: message };
  }

  return { server, messages };
}

/** A form as Twilio sends it to our webhook, and its signature. */
export function signedByTwilio(url: string, fields: Readonly<Record<string, string>>) {
  const form = new URLSearchParams(fields);
  return {
    body: form.toString(),
    signature: twilioSignature(twilioAccount.authToken, { url, fields: new Map(form) }),
  };
}
