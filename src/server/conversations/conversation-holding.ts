import type { Holding } from '@/server/privacy/holding';
import type { Sealer } from '@/server/sealing';
import { ownedCondition } from '@/server/visits/ownership';
import { createConversationRows } from './conversation-rows';

const owned = ownedCondition('$1', '$2');

/** A subject is found by her account alone; what was written under a proven address is hers by the same rule. */
const nobodysVisit = '';

/** What she wrote to us and what we answered. All of it goes. */
export function createConversationHolding({ sealer }: { sealer: Sealer }): Holding {
  const rows = createConversationRows(sealer);
  return {
    name: 'conversations',
    tables: ['conversations', 'conversation_messages'],

    async export(sql, { accountId }) {
      const found = await rows.read(sql, `where ${owned} order by created_at, id`, [
        accountId,
        nobodysVisit,
      ]);
      return Promise.all(
        found.map(async ({ id, name, email, createdAt }) => ({
          name,
          email,
          createdAt,
          messages: (await rows.messagesOf(sql, [id])).map(({ author, text, at }) => ({
            author,
            text,
            at,
          })),
        })),
      );
    },

    async erase(tx, { accountId }) {
      await tx.query(`delete from conversations where ${owned}`, [accountId, nobodysVisit]);
    },
  };
}
