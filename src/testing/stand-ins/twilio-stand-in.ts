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

type Message = {
  sid: string;
  to: string;
  from: string;
  body: string;
  status: string;
  date_created: string;
  /** Where its reports go; Twilio does not tell it again. */
  statusCallback: string;
};

/**
 * The part of Twilio that we use. It refuses requests without our credentials, with a part missing, or elsewhere.
 *
 * @param now Twilio's own clock
 */
export function createTwilioStandIn(now: () => Date = () => new Date()) {
  const messages: Message[] = [];
  let isListLate = false;
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
    // What still waits to be sent has no date of sending yet, so a list by that date leaves it out.
    const isByDateSent = query.has('DateSent>');
    const found = messages.filter(
      ({ to, from, status }) =>
        !isListLate &&
        to === query.get('To') &&
        from === (query.get('From') ?? from) &&
        !(isByDateSent && status === 'queued'),
    );
    return { status: 200, json: { messages: found.toReversed().map(told) } };
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
    const message = {
      ...{ sid, to, from, body: words, status: 'queued' },
      // As in RFC 2822: `Thu, 30 Jul 2015 20:12:31 +0000`.
      date_created: now().toUTCString().replace('GMT', '+0000'),
      statusCallback: form.get('StatusCallback') ?? '',
    };
    messages.push(message);
    return { status: 201, json: told(message) };
  }

  return {
    server,
    messages,
    /** From now on the list does not show what it has, as it happens for minutes after a text was taken. */
    hideMessages() {
      isListLate = true;
    },
  };
}

/** A message as the API returns it. */
const told = ({ sid, to, from, body, status, date_created }: Message) => ({
  ...{ sid, to, from, body, status, date_created },
});

/** A form as Twilio sends it to our webhook, and its signature. */
export function signedByTwilio(url: string, fields: Readonly<Record<string, string>>) {
  const form = new URLSearchParams(fields);
  return {
    body: form.toString(),
    signature: twilioSignature(twilioAccount.authToken, { url, fields: new Map(form) }),
  };
}
