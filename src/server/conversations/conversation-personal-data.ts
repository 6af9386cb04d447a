import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import type { Sealer } from '@/server/base/sealing';
import { goesWithAccount, ownAndUnclaimed, ownedCondition } from '@/server/visits/ownership';
import { createConversationRows } from './conversation-rows';

const owned = ownedCondition('$1', '$2');

/** A download holds what the account owns; a visit of the moment adds nothing to it. */
const nobodysVisit = '';

/** What she wrote to us and what we answered. All of it goes. */
export function createConversationPersonalData({ sealer }: { sealer: Sealer }): PersonalDataRecord {
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

    async erase(tx, subject) {
      await tx.query(
        `delete from conversations where ${goesWithAccount}`,
        ownAndUnclaimed(subject),
      );
    },
  };
}
