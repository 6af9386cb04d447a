import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';

/** When we wrote, and to which address; the subject itself is exported with the record it is about. */
export const sentMailPersonalData: PersonalDataRecord = {
  name: 'mails',
  tables: ['sent_mails'],
  async export(sql, { email, isEmailProven }) {
    if (!isEmailProven) return [];
    return sql.query<{ email: string; at: string }>(
      'select email, sent_at as at from sent_mails where email = $1 order by sent_at, id',
      [email],
    );
  },
  async erase(tx, { email, isEmailProven }) {
    if (!isEmailProven) return;
    await tx.query('delete from sent_mails where email = $1', [email]);
  },
};
