import type { Holding } from '@/server/privacy/holding';
import { exportedMetadata } from '@/server/privacy/exported';
import type { Sealer } from '@/server/sealing';
import { ownedCondition } from '@/server/visits/ownership';
import { readOwnQuestionnaires } from './questionnaires';

/** A subject is found by her account alone; what a guest made under a proven address is hers by the same rule. */
const nobodysVisit = '';

/** What she answered before a hearing test. All of it goes. */
export function createQuestionnaireHolding({ sealer }: { sealer: Sealer }): Holding {
  return {
    name: 'questionnaires',
    tables: ['questionnaires'],
    async export(sql, { accountId }) {
      const owner = { accountId, visit: nobodysVisit };
      const records = await readOwnQuestionnaires(sql, sealer, owner);
      return records.map(({ answers, createdAt }) => ({
        createdAt,
        answers: exportedMetadata(answers),
      }));
    },
    async erase(tx, { accountId }) {
      await tx.query(`delete from questionnaires where ${ownedCondition('$1', '$2')}`, [
        accountId,
        nobodysVisit,
      ]);
    },
  };
}
