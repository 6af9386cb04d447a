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
  /** `Thu, 30 Jul 2015 20:12:31 +0000`. */
  date_created: string().required(),
});

const listSchema = object({ messages: array(messageSchema.required()).required() });

const refusalSchema = object({ code: number().integer().required() });

/**
 * Twilio's codes that speak of the person's number: they answered STOP to ours, it is no number, it cannot be reached, it
 * takes no texts (twilio.com/docs/api/errors). Any other refusal speaks of our own account or settings.
 */
const refusals: Readonly<Record<number, 'opted_out' | 'refused'>> = {
  21_610: 'opted_out',
  21_211: 'refused',
  21_214: 'refused',
  21_614: 'refused',
};

/** Twilio's clock and ours may differ by this much. */
const clockDifferenceMs = 10 * 60 * 1000;

/** The most that a page of its list holds, and far more than one person gets. */
const pageSize = 1000;

/** The part of the reports' address that says which text they are about. */
const markField = 'text';

const statusOf: Readonly<Record<string, TextStatus>> = {
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

type TwilioDeps = {
  settings: TwilioSettings;
  circuitBreakers: CircuitBreakers;
  /** Address of our webhook, as Twilio calls it: it is part of the signature. Without a query. */
  reportUrl: string;
  timeoutMs?: number;
};

/** Texts by Twilio's Messages API. */
export function createTwilioTexts(deps: TwilioDeps): Texts {
  const { settings, circuitBreakers, reportUrl, timeoutMs = 10_000 } = deps;
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

  /**
   * The API has no idempotency key: a text whose answer was lost is found by its recipient, its words and its age. The
   * filter `DateSent` would leave out a text that still waits to be sent.
   */
  async function find({ to, body, dueAt }: TextMessage): Promise<string | null> {
    const query = new URLSearchParams({ To: to, From: from, PageSize: String(pageSize) });
    const { checked } = await ask(`${list}?${query.toString()}`, null);
    if (checked.kind !== 'list') throw new Outage('refused');
    const since = dueAt.getTime() - clockDifferenceMs;
    const found = checked.messages.find(
      (one) =>
        one.body === body &&
        Date.parse(one.date_created) >= since &&
        statusOf[one.status] !== 'failed',
    );
    return found?.sid ?? null;
  }

  return {
    adapter: 'twilio',
    async send(message): Promise<TextOutcome> {
      const form = new URLSearchParams({
        To: message.to,
        From: from,
        Body: message.body,
        StatusCallback: reportUrl + queryOf(message),
      });
      const { checked } = await ask(list, form);
      if (checked.kind === 'message') return { ok: true, reference: checked.sid };
      const code = checked.kind === 'refusal' ? refusals[checked.code] : undefined;
      // The fault is ours, so no customer loses their texts.
      if (!code) throw new Outage('refused');
      return { ok: false, code };
    },
    find,
    reports: {
      read({ fields, query, signature }) {
        const url = query === '' ? reportUrl : `${reportUrl}?${query}`;
        return isSignedBy(authToken, signature, { url, fields }) ? readReport(fields, query) : null;
      },
      answer: (words) => ({ contentType: 'text/xml; charset=utf-8', body: twiml(words) }),
    },
  };
}

/** Twilio signs the whole address, so nobody can put the mark of one text into a report about another. */
function queryOf({ mark }: TextMessage): string {
  return mark === null ? '' : `?${new URLSearchParams({ [markField]: mark }).toString()}`;
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

function readReport(fields: ReadonlyMap<string, string>, query: string): TextReport | 'unknown' {
  const reference = fields.get('MessageSid');
  const status = statusOf[fields.get('MessageStatus') ?? ''];
  const mark = new URLSearchParams(query).get(markField);
  if (reference && status) return { kind: 'status', reference, mark, status };
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
