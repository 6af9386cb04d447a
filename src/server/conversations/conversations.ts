import { randomUUID } from 'node:crypto';
import { normaliseEmail } from '@/domain/account';
import type { ChatMessage, LetterValues } from '@/domain/conversation';
import type { Database, SqlSession } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';
import type { Sealer } from '@/server/sealing';
import type { Owner } from '@/server/visits/ownership';
import {
  createConversationRows,
  type ConversationRow,
  type ConversationRows,
} from './conversation-rows';

/** For our staff: whose turn it is, and everything that was said. */
type Conversation = Omit<ConversationRow, 'accountId' | 'visit'> & {
  messages: readonly ChatMessage[];
};

type AnswerOutcome =
  { ok: true; conversation: Conversation } | { ok: false; code: 'conversation_not_found' };

/** What people write to us and what we answer: letters of the contact form, and chats. */
export interface Conversations {
  /** Acknowledged only when it is on disk. The clinic is told by mail. */
  writeLetter(letter: LetterValues & { locale: string }): Promise<void>;
  /** One more message of a visitor's chat, with the address for answers where she gave one. */
  say(
    owner: Owner,
    said: { text: string; email: string | null; locale: string },
  ): Promise<ChatOfVisit>;
  chatOf(owner: Owner): Promise<ChatOfVisit>;
  /** Those that wait first, then newest first. */
  page(page: { page: number; pageSize: number }): Promise<{
    count: number;
    results: readonly Omit<Conversation, 'messages'>[];
  }>;
  find(id: string): Promise<Conversation | null>;
  /** Stands in the chat, and goes out by mail where there is an address. */
  answer(id: string, text: string): Promise<AnswerOutcome>;
  /** One message with its conversation, for the mails. */
  findMessage(
    messageId: string,
  ): Promise<{ message: ChatMessage; conversation: Omit<Conversation, 'messages'> } | null>;
}

type ChatOfVisit = { messages: readonly ChatMessage[]; email: string | null };

type Deps = { db: Database; jobs: Jobs; sealer: Sealer; now: () => Date };

type Room = Pick<Deps, 'jobs' | 'now'> & { rows: ConversationRows };

/** A chat is its visit's, or its customer's once somebody was logged in: never that of whoever typed the same address. */
const ownChats = `where kind = 'chat' and (account_id = $1::text or (account_id is null and visit = $2::text))
  order by created_at, id`;

export function createConversations({ db, jobs, sealer, now }: Deps): Conversations {
  const rows = createConversationRows(sealer);
  const room: Room = { rows, jobs, now };
  return {
    async writeLetter({ name, email, message, locale }) {
      await db.transaction(async (tx) => {
        const id = randomUUID();
        await rows.insert(tx, {
          ...newRow(room, locale),
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
    async page({ page, pageSize }) {
      const [found] = await db.query<{ count: number }>('select count(*) from conversations');
      const results = await rows.read(
        db,
        `order by (status = 'waiting') desc, updated_at desc, id offset $1 limit $2`,
        [(page - 1) * pageSize, pageSize],
      );
      return { count: Number(found?.count ?? 0), results: results.map(forStaff) };
    },
    find: (id) => readConversation(rows, db, id),
    async answer(id, text) {
      const isThere = await db.transaction(async (tx) => {
        const [row] = await rows.read(tx, 'where id = $1 for update', [id]);
        if (!row) return false;
        const { id: messageId } = await addMessage(room, tx, id, { author: 'staff', text });
        if (row.email !== null) await jobs.enqueue(tx, 'send-message-answer', { messageId });
        return true;
      });
      await db.flush();
      const conversation = isThere ? await readConversation(rows, db, id) : null;
      return conversation
        ? { ok: true, conversation }
        : { ok: false, code: 'conversation_not_found' };
    },
    async findMessage(messageId) {
      const message = await rows.findMessage(db, messageId);
      const [row] = message ? await rows.read(db, 'where id = $1', [message.conversationId]) : [];
      return message && row ? { message, conversation: forStaff(row) } : null;
    },
  };
}

function newRow({ now }: Room, locale: string) {
  const owner = { accountId: null, visit: null };
  return { ...owner, status: 'waiting' as const, locale, createdAt: now().toISOString() };
}

/** The clinic is told of the first message only: of the next ones it knows until it has answered. */
async function sayInChat(
  room: Room,
  tx: SqlSession,
  owner: Owner,
  { text, email, locale }: { text: string; email: string | null; locale: string },
): Promise<void> {
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
}: ConversationRow): Omit<Conversation, 'messages'> {
  return { id, kind, email, name, status, locale, createdAt, updatedAt };
}
