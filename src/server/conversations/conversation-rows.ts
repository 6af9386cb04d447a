import type { ChatMessage } from '@/domain/consultations/conversation';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { conversationMessages, conversations } from '@/server/db/schema/conversations';
import type { SqlParameter, SqlSession } from '@/server/db/database';
import { nameMarks } from '@/server/base/name-marks';
import type { Sealer } from '@/server/base/sealing';

const columns = columnsOf(conversations, [
  'id',
  'kind',
  'email',
  'accountId',
  'visit',
  'sealedName',
  'status',
  'locale',
  'createdAt',
  'updatedAt',
  'waitingSince',
]);

type Columns = RowOf<typeof columns>;

export type ConversationRow = Omit<Columns, 'sealedName'> & { name: string | null };

const messageColumns = columnsOf(
  conversationMessages,
  ['id', 'author', 'sealedText', 'conversationId'],
  { as: { at: 'createdAt' } },
);

type MessageColumns = RowOf<typeof messageColumns>;

export const namePlaceOf = (id: string) => `conversations.name:${id}`;
export const textPlaceOf = (id: string) => `conversation_messages.text:${id}`;

export type ConversationRows = ReturnType<typeof createConversationRows>;

/** Reads and writes conversations; names and texts are sealed and opened only here. */
export function createConversationRows(sealer: Sealer) {
  const toRow = ({ sealedName, ...row }: Columns): ConversationRow => ({
    ...row,
    name: sealedName === null ? null : sealer.open(sealedName, namePlaceOf(row.id)),
  });

  return {
    /** @param clause the rest of the statement, from `where` on; never contains anything sent by a client */
    async read(
      sql: SqlSession,
      clause: string,
      values: readonly SqlParameter[],
    ): Promise<ConversationRow[]> {
      const rows = await sql.query<Columns>(`select ${columns} from conversations ${clause}`, [
        ...values,
      ]);
      return rows.map(toRow);
    },

    async insert(
      tx: SqlSession,
      row: Omit<ConversationRow, 'updatedAt' | 'waitingSince'>,
    ): Promise<void> {
      const sealedName = row.name === null ? null : sealer.seal(row.name, namePlaceOf(row.id));
      const marks = nameMarks(sealer, row.name ?? '');
      await tx.query(
        `insert into conversations (id, kind, email, account_id, visit, sealed_name, status, locale, created_at,
           updated_at, name_marks)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10)`,
        [
          ...[row.id, row.kind, row.email, row.accountId, row.visit],
          ...[sealedName, row.status, row.locale, row.createdAt],
          marks,
        ],
      );
    },

    ...createMessageRows(sealer),
  };
}

function createMessageRows(sealer: Sealer) {
  const toMessage = ({ id, author, sealedText, at }: MessageColumns): ChatMessage => ({
    ...{ id, author, at },
    text: sealer.open(sealedText, textPlaceOf(id)),
  });

  return {
    /** Oldest first. */
    async messagesOf(sql: SqlSession, conversationIds: readonly string[]): Promise<ChatMessage[]> {
      const rows = await sql.query<MessageColumns>(
        `select ${messageColumns} from conversation_messages where conversation_id = any($1::text[]) order by position`,
        [conversationIds],
      );
      return rows.map(toMessage);
    },

    async findMessage(
      sql: SqlSession,
      messageId: string,
    ): Promise<(ChatMessage & { conversationId: string }) | null> {
      const [row] = await sql.query<MessageColumns>(
        `select ${messageColumns} from conversation_messages where id = $1`,
        [messageId],
      );
      return row ? { ...toMessage(row), conversationId: row.conversationId } : null;
    },

    /** The last message decides whose turn it is. */
    async add(tx: SqlSession, conversationId: string, message: ChatMessage): Promise<void> {
      const { id, author, text, at } = message;
      await tx.query(
        `insert into conversation_messages (id, conversation_id, author, sealed_text, created_at)
         values ($1, $2, $3, $4, $5)`,
        [id, conversationId, author, sealer.seal(text, textPlaceOf(id)), at],
      );
      const status = author === 'staff' ? 'answered' : 'waiting';
      await tx.query(
        `update conversations set status = $2, updated_at = $3,
           waiting_since = case when $2 = 'waiting' then coalesce(waiting_since, $3) end
         where id = $1`,
        [conversationId, status, at],
      );
    },

    /** Marks the conversation as needing no answer. */
    async settle(tx: SqlSession, conversationId: string): Promise<void> {
      await tx.query(
        `update conversations set status = 'answered', waiting_since = null where id = $1`,
        [conversationId],
      );
    },
  };
}
