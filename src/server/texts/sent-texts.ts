import type { Sealer } from '@/server/base/sealing';
import type { Database } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { sentTexts } from '@/server/db/schema/sixty-days';
import type { TextNumbers } from './text-numbers';
import type { TextMessage, TextReport, Texts, TextStatus } from './port';

type CustomerText = {
  key: string;
  body: string;
  /** False at night: then nothing new is sent. */
  mayRing: boolean;
};

/** Sends texts to customers who want them, each once, and keeps what the carrier reports. */
export interface CustomerTexts {
  /**
   * False when a mail is due instead: the customer gets no texts, it is night, the carrier refuses them, or it could not
   * be reached for hours. Once it is, it stays so: the mail may have gone out although its own answer was lost. Throws
   * while nobody knows whether an earlier try went out.
   */
  send(accountId: string, message: CustomerText): Promise<boolean>;
  /** Acts on a report whose sender is proven. True when the person still needs our confirmation. */
  take(report: TextReport): Promise<boolean>;
}

type Deps = { db: Database; sealer: Sealer; texts: Texts; numbers: TextNumbers; now: () => Date };

const columns = columnsOf(sentTexts, ['status', 'at', 'updatedAt']);

type Row = RowOf<typeof columns>;
type SentTextStatus = Row['status'];

const minuteMs = 60 * 1000;

/**
 * How long after the last try a text may be missing from the provider's list although it was taken. People have seen
 * Twilio's list be late by a quarter of an hour (github.com/twilio/twilio-java/issues/442).
 */
const listIsLateMs = 30 * minuteMs;

/**
 * How long we try to hand a text over, or to learn what became of it; then the mail goes, because no message at all
 * would be worse than two. Less than the pause before the last try of a job, which is four and a quarter hours at least.
 */
const longestTryMs = 4 * 60 * minuteMs;

/** What each report may replace: reports overtake each other, and delivered is the last word. */
const replacedBy: Readonly<Record<TextStatus, readonly SentTextStatus[]>> = {
  sent: ['tried', 'mailed'],
  failed: ['tried', 'mailed', 'sent'],
  delivered: ['tried', 'mailed', 'sent', 'failed'],
};

/** The mark is the sealed key: only we can read it, and no column has to keep it. */
const markContext = 'sent_texts.key';

export function createCustomerTexts(deps: Deps): CustomerTexts {
  const { db, numbers, now } = deps;

  return {
    async send(accountId, { mayRing, ...words }) {
      const known = await findText(db, words.key);
      if (known && isSettled(known.status)) return isOut(known.status);
      const number = await numbers.numberOf(accountId);
      if (number === null || (!known && !number.isOn)) return false;
      const message = messageOf(deps, { ...words, to: number.phone }, known);
      const isText = number.isOn && mayRing && !(known && isHopeless(known, now()));
      if (isText) await noteDue(deps, accountId, message.key);
      const reference =
        isText || known?.status === 'tried' ? await lookFor(deps, message, known) : null;
      if (reference !== null) return noteTaken(deps, message.key, reference);
      if (isText) return handOver(deps, accountId, message);
      await noteMail(deps, accountId, message.key);
      return false;
    },

    async take(report) {
      if (report.kind === 'answer') {
        return numbers.takeAnswer(report.from, report.body);
      }
      await noteReport(deps, report);
      return false;
    },
  };
}

const isSettled = (status: SentTextStatus) => status !== 'due' && status !== 'tried';
const isOut = (status: SentTextStatus) => status === 'sent' || status === 'delivered';

const isPast = (moment: string, ms: number, now: Date) => now.getTime() - Date.parse(moment) >= ms;
const isHopeless = ({ at }: Row, now: Date) => isPast(at, longestTryMs, now);

async function findText(db: Database, key: string): Promise<Row | null> {
  const [row] = await db.query<Row>(`select ${columns} from sent_texts where key = $1`, [key]);
  return row ?? null;
}

function messageOf(
  { sealer, now }: Deps,
  words: Pick<TextMessage, 'key' | 'to' | 'body'>,
  known: Row | null,
): TextMessage {
  const mark = sealer.seal(words.key, markContext);
  return { ...words, mark, dueAt: known ? new Date(known.at) : now() };
}

/**
 * The reference of what an earlier try handed over; null when none did. Throws while that can still become known. It is
 * asked before the first try, too: a provider that does not answer now has certainly not taken the text.
 */
async function lookFor(
  { texts, now }: Deps,
  message: TextMessage,
  known: Row | null,
): Promise<string | null> {
  const reference = await texts.find(message).catch((error: unknown) => {
    if (!known || !isHopeless(known, now())) throw error;
    return null;
  });
  const isUnsure = known?.status === 'tried' && !isPast(known.updatedAt, listIsLateMs, now());
  if (reference === null && isUnsure) {
    throw new Error('It is not known yet whether a text went out');
  }
  return reference;
}

async function noteDue({ db, now }: Deps, accountId: string, key: string): Promise<void> {
  await db.query(
    `insert into sent_texts (key, account_id, status, at, updated_at) values ($1, $2, 'due', $3, $3)
     on conflict do nothing`,
    [key, accountId, now()],
  );
}

async function handOver(deps: Deps, accountId: string, message: TextMessage): Promise<boolean> {
  const { db, texts, numbers, now } = deps;
  await db.query(`update sent_texts set status = 'tried', updated_at = $2 where key = $1`, [
    ...[message.key, now()],
  ]);
  // The next try, perhaps of another process, has to know that there was this one.
  await db.flush();
  const outcome = await texts.send(message);
  if (outcome.ok) return noteTaken(deps, message.key, outcome.reference);
  await db.query(`update sent_texts set status = 'failed', updated_at = $2 where key = $1`, [
    ...[message.key, now()],
  ]);
  await numbers.refusedBy(accountId);
  return false;
}

/** False when a report, which came first, says that it failed. */
async function noteTaken({ db, now }: Deps, key: string, reference: string): Promise<boolean> {
  const [row] = await db.query<Pick<Row, 'status'>>(
    `update sent_texts set reference = $2, status = case when status in ('due', 'tried') then 'sent' else status end,
       updated_at = $3 where key = $1 returning status`,
    [key, reference, now()],
  );
  await db.flush();
  return !row || isOut(row.status);
}

async function noteMail({ db, now }: Deps, accountId: string, key: string): Promise<void> {
  await db.query(
    `insert into sent_texts (key, account_id, status, at, updated_at) values ($1, $2, 'mailed', $3, $3)
     on conflict (key) do update set status = 'mailed', updated_at = excluded.updated_at
       where sent_texts.status in ('due', 'tried')`,
    [key, accountId, now()],
  );
  await db.flush();
}

/** Finds the text by the provider's name for it, or by our mark while we do not know that name. */
async function noteReport(
  { db, sealer, now }: Deps,
  { reference, mark, status }: Extract<TextReport, { kind: 'status' }>,
): Promise<void> {
  await db.query(
    `update sent_texts set status = $2, reference = $1, updated_at = $3
     where (reference = $1 or (key = $4 and reference is null)) and status = any($5::text[])`,
    [reference, status, now(), keyOf(sealer, mark), replacedBy[status]],
  );
  await db.flush();
}

/** Null without a mark, and for one whose key was changed since: then the provider's name for the text has to do. */
function keyOf(sealer: Sealer, mark: string | null): string | null {
  if (mark === null) return null;
  try {
    return sealer.open(mark, markContext);
  } catch {
    return null;
  }
}
