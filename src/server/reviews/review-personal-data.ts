import { columnsOf, type RowOf } from '@/server/db/columns';
import { reviews } from '@/server/db/schema/reviews';
import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';

/** Orders the account shows: what guests wrote under an unproven address is not the account's. */
const isOwn = `account_id = $1 and ($2 or order_id in (select id from orders where account_id = $1 and is_attached))`;

const columns = columnsOf(
  reviews,
  [
    'askedAt',
    'writtenAt',
    'stars',
    'text',
    'level',
    'weeksOfUse',
    'locale',
    'signedName',
    'signedProvince',
    'hiddenReason',
  ],
  { as: { ourAnswer: 'answer' } },
);

/** What a customer wrote about their hearing aids, which is public, and our answers. */
export const reviewPersonalData: PersonalDataRecord = {
  name: 'reviews',
  tables: ['reviews'],
  export: (sql, { accountId, isEmailProven }) =>
    sql.query<RowOf<typeof columns>>(
      `select ${columns} from reviews where ${isOwn} order by asked_at`,
      [accountId, isEmailProven],
    ),
  async erase(tx, { accountId, isEmailProven }) {
    await tx.query(`delete from reviews where ${isOwn}`, [accountId, isEmailProven]);
  },
};
