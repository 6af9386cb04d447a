import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import { exportedMetadata } from '@/server/personal-data/exported';
import type { Sealer } from '@/server/base/sealing';
import { goesWithAccount, ownAndUnclaimed } from '@/server/visits/ownership';
import { readOwnQuestionnaires } from './questionnaires';

/** An export contains what the account owns; the current visit adds nothing. */
const nobodysVisit = '';

/** The customer's answers before a hearing test. All of them are deleted. */
export function createQuestionnairePersonalData({
  sealer,
}: {
  sealer: Sealer;
}): PersonalDataRecord {
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
    async erase(tx, subject) {
      await tx.query(
        `delete from questionnaires where ${goesWithAccount}`,
        ownAndUnclaimed(subject),
      );
    },
  };
}
