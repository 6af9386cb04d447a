import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import type {
  ChatMessage,
  conversationKinds,
  conversationStatuses,
} from '@/domain/consultations/conversation';
import { moment } from './column-kinds';

/** Messages to us, by the contact form or in the chat, with our answers. */
export const conversations = pgTable(
  'conversations',
  {
    id: text().primaryKey(),
    /** A letter (contact form) is answered by mail. */
    kind: text().$type<(typeof conversationKinds)[number]>().notNull(),
    /** Normalised; as typed, which proves nothing. Null in a chat until it is given. */
    email: text(),
    accountId: text('account_id'),
    /** A digest of the writing session; null where there was none. */
    visit: text(),
    /** When the proven owner of the address confirmed that it is theirs. */
    confirmedAt: moment('confirmed_at'),
    /** Null in a chat. */
    sealedName: text('sealed_name'),
    /** `waiting`: for our answer. */
    status: text().$type<(typeof conversationStatuses)[number]>().notNull(),
    locale: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** When the oldest unanswered message was written; null when there is none. */
    waitingSince: moment('waiting_since'),
    /** Keyed fingerprints of the words of the sealed name, for searching. */
    nameMarks: text('name_marks')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    index('conversations_visit').on(table.visit),
    index('conversations_account_id').on(table.accountId),
    // Also serves searches for the beginning of an address.
    index('conversations_email').on(table.email.op('text_pattern_ops')),
    index('conversations_name').using('gin', table.nameMarks),
    // The order of the inbox: longest waiting first, then the latest message.
    index('conversations_inbox').on(table.waitingSince, table.updatedAt.desc(), table.id),
    index('conversations_inbox_status').on(
      table.status,
      table.waitingSince,
      table.updatedAt.desc(),
      table.id,
    ),
    index('conversations_inbox_kind').on(
      table.kind,
      table.waitingSince,
      table.updatedAt.desc(),
      table.id,
    ),
    index('conversations_status').on(table.status, table.updatedAt, table.id),
    index('conversations_kind').on(table.kind, table.updatedAt, table.id),
    index('conversations_updated_at').on(table.updatedAt, table.id),
  ],
);

/** Sealed: people write about their hearing. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: text().primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Orders messages even within one millisecond. */
    position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    author: text().$type<ChatMessage['author']>().notNull(),
    sealedText: text('sealed_text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('conversation_messages_of').on(table.conversationId, table.position)],
);
