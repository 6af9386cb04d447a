import { columnsOf, type RowOf } from '@/server/db/columns';
import { sentMails } from '@/server/db/schema/sent-mails';
import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';

const columns = columnsOf(sentMails, ['email'], { as: { at: 'sentAt' } });

/** When we wrote, and to which address; the subject itself is exported with the record it is about. */
export const sentMailPersonalData: PersonalDataRecord = {
  name: 'mails',
  tables: ['sent_mails'],
  async export(sql, { email, isEmailProven }) {
    if (!isEmailProven) return [];
    return sql.query<RowOf<typeof columns>>(
      `select ${columns} from sent_mails where email = $1 order by sent_at, id`,
      [email],
    );
  },
  async erase(tx, { email, isEmailProven }) {
    if (!isEmailProven) return;
    await tx.query('delete from sent_mails where email = $1', [email]);
  },
};
