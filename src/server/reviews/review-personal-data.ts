import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';

/** Orders the account shows: what guests wrote under an unproven address is not the account's. */
const isOwn = `account_id = $1 and ($2 or order_id in (select id from orders where account_id = $1 and is_attached))`;

/** What a customer wrote about their hearing aids, which is public, and our answers. */
export const reviewPersonalData: PersonalDataRecord = {
  name: 'reviews',
  tables: ['reviews'],
  export: (sql, { accountId, isEmailProven }) =>
    sql.query<Record<string, string | number | null>>(
      `select asked_at as "askedAt", written_at as "writtenAt", stars, body as text, level, weeks_of_use as "weeksOfUse",
         signed_name as "signedName", signed_province as "signedProvince", answer as "ourAnswer", hidden_reason as "hiddenReason"
       from reviews where ${isOwn} order by asked_at`,
      [accountId, isEmailProven],
    ),
  async erase(tx, { accountId, isEmailProven }) {
    await tx.query(`delete from reviews where ${isOwn}`, [accountId, isEmailProven]);
  },
};
