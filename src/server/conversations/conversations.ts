import { randomUUID } from 'node:crypto';
import { normaliseEmail } from '@/domain/accounts/account';
import type { ChatMessage, LetterValues, messageList } from '@/domain/consultations/conversation';
import type { Database, SqlSession } from '@/server/db/database';
import { readPageBy } from '@/server/db/list-page';
import type { Jobs } from '@/server/jobs/port';
import { addPersonSearch, createConditions } from '@/server/db/people-search';
import type { Sealer } from '@/server/base/sealing';
import { nobody, type Maker, type Owner } from '@/server/visits/ownership';
import {
  createConversationRows,
  type ConversationRow,
  type ConversationRows,
} from './conversation-rows';

/** For staff: whose turn it is, and all messages. */
type Conversation = Omit<ConversationRow, 'accountId' | 'visit'> & {
  messages: readonly ChatMessage[];
};

export type AnswerOutcome =
  | { ok: true; conversation: Conversation }
  | { ok: false; code: 'conversation_not_found' | 'conversation_moved_on' };

/** The conversation, and its last message that the staff member has seen. */
type Seen = { id: string; after: string };

type InboxQuestion = {
  /** From 1. */
  page: number;
  pageSize: number;
  sort: string;
  /** The start of an address, or words of a name; empty for all. */
  search: string;
} & Readonly<Record<keyof typeof messageList.filters, string>>;

/** Messages to us and our answers: from the contact form, and chats. */
export interface Conversations {
  /** Returns when it is on disk. The clinic is told by mail. */
  writeLetter(letter: LetterValues & { locale: string }, maker?: Maker): Promise<void>;
  /** Adds a message to a visitor's chat, with the reply address if one was given. */
  say(
    owner: Owner,
    said: { text: string; email: string | null; locale: string },
  ): Promise<ChatOfVisit>;
  chatOf(owner: Owner): Promise<ChatOfVisit>;
  /**
   * The same message as `say`, in the transaction of the record that it is about. Returns the conversation's id.
   */
  sayIn(tx: SqlSession, owner: Owner, said: Said): Promise<string>;
  /** Our answer in the transaction of the record that it is about, whatever was said since; mailed like any answer. */
  answerIn(tx: SqlSession, conversationId: string, text: string): Promise<void>;
  /** For staff. */
  page(asked: InboxQuestion): Promise<{
    count: number;
    results: readonly Omit<Conversation, 'messages'>[];
  }>;
  find(id: string): Promise<Conversation | null>;
  /**
   * Adds the answer to the chat and mails it if there is an address. Refused, and nothing is sent, when there is a
   * newer message than the staff member saw: of two who answer at once, only one succeeds.
   */
  answer(seen: Seen, text: string): Promise<AnswerOutcome>;
  /** Marks it as needing no answer, under the same rule. */
  settle(seen: Seen): Promise<AnswerOutcome>;
  /** One message with its conversation, for the mails. */
  findMessage(
    messageId: string,
  ): Promise<{ message: ChatMessage; conversation: Omit<Conversation, 'messages'> } | null>;
}

type Said = { text: string; email: string | null; locale: string };

type ChatOfVisit = { messages: readonly ChatMessage[]; email: string | null };

type Deps = { db: Database; jobs: Jobs; sealer: Sealer; now: () => Date };

type Room = Pick<Deps, 'jobs' | 'now'> & { rows: ConversationRows };

/**
 * A chat belongs to its visit, or to the customer once they were logged in: never to anybody who typed the same
 * address.
 */
const ownChats = `where kind = 'chat' and (account_id = $1::text or (account_id is null and visit = $2::text))
  order by created_at, id`;

export function createConversations({ db, jobs, sealer, now }: Deps): Conversations {
  const rows = createConversationRows(sealer);
  const room: Room = { rows, jobs, now };
  return {
    async writeLetter({ name, email, message, locale }, maker = nobody) {
      await db.transaction(async (tx) => {
        const id = randomUUID();
        await rows.insert(tx, {
          ...newRow(room, locale),
          ...maker,
          id,
          kind: 'letter',
          email: normaliseEmail(email),
          name: name.trim(),
        });
        const { id: messageId } = await addMessage(room, tx, id, {
          author: 'visitor',
          text: message,
        });
        await jobs.enqueue(tx, 'send-message-to-clinic', { messageId });
      });
      await db.flush();
    },
    async say(owner, said) {
      await db.transaction((tx) => sayInChat(room, tx, owner, said));
      await db.flush();
      return readChat(rows, db, owner);
    },
    chatOf: (owner) => readChat(rows, db, owner),
    sayIn: (tx, owner, said) => sayInChat(room, tx, owner, said),
    async answerIn(tx, conversationId, text) {
      const [row] = await rows.read(tx, 'where id = $1 for update', [conversationId]);
      if (row) await addAnswer(room, tx, row, text);
    },
    page: (asked) => readInbox(rows, { db, sealer }, asked),
    find: (id) => readConversation(rows, db, id),
    answer: (seen, text) => change(room, db, seen, (tx, row) => addAnswer(room, tx, row, text)),
    settle: (seen) => change(room, db, seen, (tx, row) => rows.settle(tx, row.id)),
    async findMessage(messageId) {
      const message = await rows.findMessage(db, messageId);
      const [row] = message ? await rows.read(db, 'where id = $1', [message.conversationId]) : [];
      return message && row ? { message, conversation: forStaff(row) } : null;
    },
  };
}

/** Uses the indexes of the same names: see the schema. */
const inboxOrders = {
  waiting: 'waiting_since asc nulls last, updated_at desc nulls last, id',
  '-waiting': 'waiting_since desc nulls first, updated_at asc nulls first, id desc',
  updated: 'updated_at, id',
  '-updated': 'updated_at desc, id desc',
};

function isInboxOrder(sort: string): sort is keyof typeof inboxOrders {
  return Object.hasOwn(inboxOrders, sort);
}

async function readInbox(
  rows: ConversationRows,
  { db, sealer }: Pick<Deps, 'db' | 'sealer'>,
  { sort, search, status, kind, ...asked }: InboxQuestion,
) {
  const conditions = createConditions();
  if (status !== '') conditions.add(`status = ${conditions.place(status)}`);
  if (kind !== '') conditions.add(`kind = ${conditions.place(kind)}`);
  if (search !== '') addPersonSearch(conditions, sealer, search);
  const order = inboxOrders[isInboxOrder(sort) ? sort : 'waiting'];
  const { count, results } = await readPageBy(
    db,
    { from: 'conversations', key: 'id', ...conditions, order },
    asked,
    (clause, params) => rows.read(db, clause, params),
  );
  return { count, results: results.map(forStaff) };
}

/** Changes a conversation if it is still as the staff member saw it. */
async function change(
  { rows }: Room,
  db: Database,
  { id, after }: Seen,
  work: (tx: SqlSession, row: ConversationRow) => Promise<void>,
): Promise<AnswerOutcome> {
  const outcome = await db.transaction(async (tx): Promise<AnswerOutcome> => {
    const [row] = await rows.read(tx, 'where id = $1 for update', [id]);
    if (!row) return { ok: false, code: 'conversation_not_found' };
    const last = (await rows.messagesOf(tx, [id])).at(-1);
    if (last?.id !== after) return { ok: false, code: 'conversation_moved_on' };
    await work(tx, row);
    const changed = await readConversation(rows, tx, id);
    return changed
      ? { ok: true, conversation: changed }
      : { ok: false, code: 'conversation_not_found' };
  });
  await db.flush();
  return outcome;
}

function newRow({ now }: Room, locale: string) {
  const owner = { accountId: null, visit: null };
  return { ...owner, status: 'waiting' as const, locale, createdAt: now().toISOString() };
}

async function addAnswer(
  room: Room,
  tx: SqlSession,
  row: Pick<ConversationRow, 'id' | 'email'>,
  text: string,
): Promise<void> {
  const { id: messageId } = await addMessage(room, tx, row.id, { author: 'staff', text });
  if (row.email !== null) await room.jobs.enqueue(tx, 'send-message-answer', { messageId });
}

/** The clinic is mailed about the first unanswered message only; it need not be told of the following ones. */
async function sayInChat(
  room: Room,
  tx: SqlSession,
  owner: Owner,
  { text, email, locale }: Said,
): Promise<string> {
  const values = [owner.accountId, owner.visit];
  const last = (await room.rows.read(tx, `${ownChats} for update`, values)).at(-1);
  const id = last?.id ?? randomUUID();
  if (!last) {
    const row = { ...newRow(room, locale), ...owner, id, kind: 'chat' as const };
    await room.rows.insert(tx, { ...row, email: null, name: null });
  }
  if (email !== null) {
    await tx.query('update conversations set email = $2 where id = $1', [
      id,
      normaliseEmail(email),
    ]);
  }
  const { id: messageId } = await addMessage(room, tx, id, { author: 'visitor', text });
  if (last?.status !== 'waiting') {
    await room.jobs.enqueue(tx, 'send-message-to-clinic', { messageId });
  }
  return id;
}

async function addMessage(
  { rows, now }: Room,
  tx: SqlSession,
  conversationId: string,
  { author, text }: Pick<ChatMessage, 'author' | 'text'>,
): Promise<ChatMessage> {
  const message = { id: randomUUID(), author, text: text.trim(), at: now().toISOString() };
  await rows.add(tx, conversationId, message);
  return message;
}

async function readChat(
  rows: ConversationRows,
  sql: SqlSession,
  { accountId, visit }: Owner,
): Promise<ChatOfVisit> {
  const chats = await rows.read(sql, ownChats, [accountId, visit]);
  const messages = await rows.messagesOf(
    sql,
    chats.map(({ id }) => id),
  );
  return { messages, email: chats.at(-1)?.email ?? null };
}

async function readConversation(
  rows: ConversationRows,
  sql: SqlSession,
  id: string,
): Promise<Conversation | null> {
  const [row] = await rows.read(sql, 'where id = $1', [id]);
  return row ? { ...forStaff(row), messages: await rows.messagesOf(sql, [id]) } : null;
}

function forStaff({
  id,
  kind,
  email,
  name,
  status,
  locale,
  createdAt,
  updatedAt,
  waitingSince,
}: ConversationRow): Omit<Conversation, 'messages'> {
  return { id, kind, email, name, status, locale, createdAt, updatedAt, waitingSince };
}
