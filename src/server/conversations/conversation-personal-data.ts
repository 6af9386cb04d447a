import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import type { Sealer } from '@/server/base/sealing';
import { goesWithAccount, ownAndUnclaimed, ownedCondition } from '@/server/visits/ownership';
import { createConversationRows } from './conversation-rows';

const owned = ownedCondition('$1', '$2');

/** An export contains what the account owns; the current visit adds nothing. */
const nobodysVisit = '';

/** The customer's messages and our answers. All of it is deleted. */
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
