import { createHash, randomUUID } from 'node:crypto';
import { object, string, type InferType } from 'yup';
import { normaliseEmail } from '@/domain/accounts/account';
import type { mailList } from '@/domain/staff/admin-lists';
import type { ListAsked, ListPage } from '@/server/commerce/admin-commerce';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { sentMails as sentMailRows } from '@/server/db/schema/sent-mails';
import type { Database } from '@/server/db/database';
import { directionOf, readListPage } from '@/server/db/list-page';
import type { Jobs } from '@/server/jobs/port';
import type { Sealer } from '@/server/base/sealing';
import type { Mail, MailMessage } from '../mail/port';
import { packWords, unpackWords, type MailWords } from './packed-words';

const columns = columnsOf(sentMailRows, ['id', 'email', 'status', 'tries', 'sealed', 'sentAt']);

type Row = RowOf<typeof columns>;

type SentMailLine = Omit<Row, 'sealed'> & { subject: string };

type SentMail = SentMailLine & {
  /** Null for a mail with a key in it: the key is only for its reader, and the mail cannot be sent again. */
  words: MailWords | null;
};

/** Sent mails and their recipients. The caller has checked that it is staff. */
export interface SentMails {
  page(asked: ListAsked<typeof mailList>): Promise<ListPage<SentMailLine>>;
  /** Null for an unknown one, and for one that is gone. */
  find(id: string): Promise<SentMail | null>;
  /** Queues the mail again, as a new mail. */
  resend(id: string): Promise<{ ok: true } | { ok: false; code: 'mail_not_found' | 'mail_secret' }>;
  /** For the job; does nothing when the mail was deleted meanwhile. */
  sendAgain(id: string, wishId: string): Promise<void>;
}

const sealedSchema = object({
  subject: string().defined(),
  key: string().defined(),
  /** See packed-words.ts. */
  packed: string().nullable().default(null),
  /** The unpacked form of older rows. */
  html: string().nullable().default(null),
  text: string().nullable().default(null),
});

type Sealed = InferType<typeof sealedSchema>;

type Deps = { db: Database; jobs: Jobs; mail: Mail; sealer: Sealer; now: () => Date };

/** Wraps mail so that it is recorded, and gives access to the records. */
export function recordMails(deps: Deps): { mail: Mail; sentMails: SentMails } {
  const mail = createRecorder(deps);
  return { mail, sentMails: createSentMails({ ...deps, mail }) };
}

function createRecorder({ db, mail, sealer, now }: Deps): Mail {
  /** Null for a mail that was already sent: the job's process ended before the queue was told. */
  async function noteTry(message: MailMessage): Promise<string | null> {
    const { key, to, subject, html, text, trace = 'words' } = message;
    const [id = '', ...formerIds] = idsOf(sealer, key);
    const words = trace === 'words' ? { packed: await packWords({ html, text }) } : {};
    const [noted] = await db.query(
      `insert into sent_mails (id, email, status, sealed, sent_at) select $1, $2, 'sending', $3, $4::timestamptz
       where not exists (select 1 from sent_mails where id = any($5::text[]) and status = 'sent')
       on conflict (id) do update set status = 'sending', sealed = excluded.sealed, sent_at = excluded.sent_at,
         tries = sent_mails.tries + 1 where sent_mails.status <> 'sent' returning id`,
      [
        id,
        normaliseEmail(to),
        sealer.seal(JSON.stringify({ subject, key, ...words }), id),
        now(),
        formerIds,
      ],
    );
    return noted ? id : null;
  }

  async function noteEnd(id: string, status: 'sent' | 'failed'): Promise<void> {
    await db.query('update sent_mails set status = $2 where id = $1', [id, status]);
  }

  return {
    adapter: mail.adapter,
    removeBefore: mail.removeBefore,
    async send(message) {
      if (message.trace === 'none') return mail.send(message);
      const id = await noteTry(message);
      if (id === null) return;
      try {
        await mail.send(message);
      } catch (error) {
        await noteEnd(id, 'failed');
        throw error;
      }
      await noteEnd(id, 'sent');
    },
  };
}

/** `mail` records what it sends. */
function createSentMails({ db, jobs, mail, sealer }: Deps): SentMails {
  const open = ({ id, sealed }: Pick<Row, 'id' | 'sealed'>): Sealed =>
    sealedSchema.validateSync(JSON.parse(sealer.open(sealed, id)));

  async function read(id: string): Promise<(Row & { opened: Sealed }) | null> {
    const [row] = await db.query<Row>(`select ${columns} from sent_mails where id = $1`, [id]);
    return row ? { ...row, opened: open(row) } : null;
  }

  return {
    async page(asked) {
      const { count, results } = await readRows(db, asked);
      const lines = results.map(({ sealed, ...line }) => ({
        ...line,
        subject: open({ id: line.id, sealed }).subject,
      }));
      return { count, results: lines };
    },
    async find(id) {
      const found = await read(id);
      return found && toMail(found);
    },
    async resend(id) {
      const found = await read(id);
      if (!found) return { ok: false, code: 'mail_not_found' };
      if (wordsOf(found.opened) === null) return { ok: false, code: 'mail_secret' };
      await db.transaction((tx) =>
        jobs.enqueue(tx, 'send-mail-again', { mailId: id, wishId: randomUUID() }),
      );
      await db.flush();
      return { ok: true };
    },
    async sendAgain(id, wishId) {
      const found = await read(id);
      if (!found) return;
      const { subject, key } = found.opened;
      const words = wordsOf(found.opened);
      if (words === null) return;
      await mail.send({ to: found.email, subject, ...words, key: `${key}-again-${wishId}` });
    },
  };
}

function readRows(
  db: Database,
  { search, state, sort, ...asked }: ListAsked<typeof mailList>,
): Promise<ListPage<Row>> {
  const conditions: string[] = [];
  const params: string[] = [];
  if (state !== '') conditions.push(`status = $${params.push(state)}`);
  if (search !== '') conditions.push(`email = $${params.push(normaliseEmail(search))}`);
  const direction = directionOf(sort);
  const order = `sent_at ${direction}, id ${direction}`;
  return readListPage<Row>(
    db,
    { columns, from: 'sent_mails', key: 'id', conditions, params, order },
    asked,
  );
}

function toMail({ opened, ...row }: Row & { opened: Sealed }): SentMail {
  const { id, email, status, tries, sentAt } = row;
  const { subject } = opened;
  return { id, email, subject, status, tries, sentAt, words: wordsOf(opened) };
}

/** Null for a mail of which only the subject is kept. */
function wordsOf({ packed, html, text }: Sealed): MailWords | null {
  if (packed !== null) return unpackWords(packed);
  return html !== null && text !== null ? { html, text } : null;
}

/**
 * The row's id, a keyed hash. A plain hash would tell anybody who guesses a mail's key, such as that of "your test
 * needs more", that it was sent. After it come the ids that the same mail may have had: under an earlier key of ours,
 * and as a plain hash.
 */
function idsOf(sealer: Sealer, key: string): string[] {
  const plain = createHash('sha256').update(key).digest('hex').slice(0, 24);
  return [...sealer.fingerprints(key, 'sent_mails.id'), plain];
}
