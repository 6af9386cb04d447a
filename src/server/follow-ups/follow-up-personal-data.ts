import type { SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { followUpChoices, followUps } from '@/server/db/schema/follow-ups';
import { followUpPauses } from '@/server/db/schema/sixty-days';
import type { DataSubject, PersonalDataRecord } from '@/server/personal-data/personal-data-record';

const choiceColumns = columnsOf(followUpChoices, ['stoppedAt']);
const pauseColumns = columnsOf(followUpPauses, ['at']);
const sentColumns = columnsOf(followUps, ['kind', 'at'], { of: 'f' });

/** Which mails after a delivery a customer got, and whether they stopped them. */
export const followUpPersonalData: PersonalDataRecord = {
  name: 'followUps',
  tables: ['follow_ups', 'follow_up_choices', 'follow_up_pauses'],
  async export(sql, subject) {
    const [choice] = await sql.query<RowOf<typeof choiceColumns>>(
      `select ${choiceColumns} from follow_up_choices where account_id = $1`,
      [subject.accountId],
    );
    const [pause] = await sql.query<RowOf<typeof pauseColumns>>(
      `select ${pauseColumns} from follow_up_pauses where account_id = $1`,
      [subject.accountId],
    );
    return {
      stoppedAt: choice?.stoppedAt ?? null,
      pausedAt: pause?.at ?? null,
      sent: await readSent(sql, subject),
    };
  },
  async erase(tx, { accountId }) {
    await tx.query('delete from follow_ups where account_id = $1', [accountId]);
    await tx.query('delete from follow_up_choices where account_id = $1', [accountId]);
    await tx.query('delete from follow_up_pauses where account_id = $1', [accountId]);
  },
};

/** Of the orders that the account shows: what guests ordered under an unproven address is not told. */
function readSent(sql: SqlSession, { accountId }: DataSubject) {
  return sql.query<{ orderNumber: string } & RowOf<typeof sentColumns>>(
    `select o.number::text as "orderNumber", ${sentColumns} from follow_ups f join orders o on o.id = f.order_id
     where o.account_id = $1 and o.is_attached order by f.at`,
    [accountId],
  );
}
