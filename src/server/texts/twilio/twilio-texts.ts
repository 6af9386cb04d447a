import { array, number, object, string, ValidationError, type InferType, type Schema } from 'yup';
import type { CircuitBreakers } from '@/server/circuit-breakers/circuit-breakers';
import { askJson } from '@/server/circuit-breakers/json-call';
import { Outage } from '@/server/circuit-breakers/outage';
import type { TwilioSettings } from '@/server/settings/twilio-settings';
import type { TextMessage, TextOutcome, TextReport, Texts, TextStatus } from '../port';
import { isSignedBy } from './twilio-signature';

/** A message as the API returns it (twilio.com/docs/messaging/api/message-resource). */
const messageSchema = object({
  sid: string().required(),
  status: string().required(),
  to: string().required(),
  body: string().defined(),
});

const listSchema = object({ messages: array(messageSchema.required()).required() });

const refusalSchema = object({ code: number().integer().required() });

/** Twilio's code for a person who answered STOP to our number. */
const optedOutCode = 21_610;

const dayMs = 24 * 60 * 60 * 1000;

const statusOf: Readonly<Record<string, TextStatus>> = {
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};

type TwilioDeps = {
  settings: TwilioSettings;
  circuitBreakers: CircuitBreakers;
  /** Address of our webhook, as Twilio calls it: it is part of the signature. */
  reportUrl: string;
  now?: () => Date;
  timeoutMs?: number;
};

/** Texts by Twilio's Messages API. */
export function createTwilioTexts(deps: TwilioDeps): Texts {
  const { settings, circuitBreakers, reportUrl, now = () => new Date(), timeoutMs = 10_000 } = deps;
  const breaker = circuitBreakers.breaker('textMessages', { timeoutMs, failuresToRest: 3 });
  const { apiUrl, accountSid, authToken, from } = settings;
  const list = `${apiUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const ask = (address: string, form: URLSearchParams | null) =>
    breaker.ask((signal) =>
      askJson(
        address,
        {
          method: form ? 'POST' : 'GET',
          headers: {
            Authorization: `Basic ${credentials}`,
            ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
          },
          ...(form && { body: form.toString() }),
        },
        signal,
      ).then((answer) => ({ ...answer, checked: checkedBy(form !== null, answer) })),
    );

  /** The API has no idempotency key: a text whose answer was lost is found by its recipient and words. */
  async function findSent({ to, body }: TextMessage): Promise<string | null> {
    const since = new Date(now().getTime() - dayMs).toISOString().slice(0, 10);
    const query = new URLSearchParams({ To: to, 'DateSent>': since, PageSize: '50' });
    const { checked } = await ask(`${list}?${query.toString()}`, null);
    const known = checked.kind === 'list' ? checked.messages : [];
    return known.find((one) => one.body === body && statusOf[one.status] !== 'failed')?.sid ?? null;
  }

  return {
    adapter: 'twilio',
    async send(message): Promise<TextOutcome> {
      const known = await findSent(message);
      if (known !== null) return { ok: true, reference: known };
      const form = new URLSearchParams({
        To: message.to,
        From: from,
        Body: message.body,
        StatusCallback: reportUrl,
      });
      const { checked } = await ask(list, form);
      if (checked.kind === 'message') return { ok: true, reference: checked.sid };
      const isOptedOut = checked.kind === 'refusal' && checked.code === optedOutCode;
      return { ok: false, code: isOptedOut ? 'opted_out' : 'refused' };
    },
    reports: {
      read: ({ fields, signature }) =>
        isSignedBy(authToken, signature, { url: reportUrl, fields }) ? readReport(fields) : null,
      answer: (words) => ({ contentType: 'text/xml; charset=utf-8', body: twiml(words) }),
    },
  };
}

type Checked =
  | { kind: 'message'; sid: string }
  | { kind: 'list'; messages: InferType<typeof listSchema>['messages'] }
  | { kind: 'refusal'; code: number };

/** Throws `Outage` for an answer that Twilio does not promise. */
function checkedBy(
  isSending: boolean,
  { status, body }: { status: number; body: unknown },
): Checked {
  if (status >= 400) return { kind: 'refusal', code: read(refusalSchema, body).code };
  if (isSending) return { kind: 'message', sid: read(messageSchema, body).sid };
  return { kind: 'list', messages: read(listSchema, body).messages };
}

function read<S extends Schema>(schema: S, body: unknown): InferType<S> {
  try {
    return schema.validateSync(body, { strict: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new Outage('nonsense');
    throw error;
  }
}

function readReport(fields: ReadonlyMap<string, string>): TextReport | 'unknown' {
  const reference = fields.get('MessageSid');
  const status = statusOf[fields.get('MessageStatus') ?? ''];
  if (reference && status) return { kind: 'status', reference, status };
  const [from, body] = [fields.get('From'), fields.get('Body')];
  // A report of a status has a sender too, but no words.
  if (from && body !== undefined && !fields.has('MessageStatus')) {
    return { kind: 'answer', from, body };
  }
  return 'unknown';
}

function twiml(words: string | null): string {
  const escaped = words?.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const message = escaped ? `<Message>${escaped}</Message>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`;
}
