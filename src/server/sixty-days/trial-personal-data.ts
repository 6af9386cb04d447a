import type { PersonalDataRecord } from '@/server/personal-data/personal-data-record';
import type { SqlSession } from '@/server/db/database';
import { columnsOf, type LeftJoined, type RowOf } from '@/server/db/columns';
import { orders } from '@/server/db/schema/commerce';
import { keptOrders } from '@/server/db/schema/sixty-days';
import type { Sealer } from '@/server/base/sealing';
import { createTrialRows } from './trial-records';

const tables = ['day_page_answers', 'benefit_goals', 'benefit_records', 'kept_orders'] as const;

/** What a customer said during the trial of their hearing aids. All of it is deleted. */
export function createTrialPersonalData({ sealer }: { sealer: Sealer }): PersonalDataRecord {
  const rows = createTrialRows(sealer);
  return {
    name: 'sixtyDays',
    tables,
    async export(sql, { accountId }) {
      const orders = await ordersOf(sql, accountId);
      return Promise.all(
        orders.map(async ({ orderId, orderNumber, keptAt }) => {
          const [answers, goals, records] = await Promise.all([
            rows.answersOf(sql, [orderId]),
            rows.goalsOf(sql, orderId),
            rows.recordsOf(sql, orderId),
          ]);
          const textOf = new Map(goals.map(({ id, text }) => [id, text]));
          return {
            orderNumber,
            keptAt,
            answers: (answers.get(orderId) ?? []).map(({ page, answer, at }) => ({
              ...{ page, answer, at },
            })),
            goals: goals.map(({ text }) => text),
            measured: records.map(({ moment, measure, values, at }) => ({
              ...{ moment, measure, at },
              steps: Object.entries(values).map(([about, step]) => ({
                about: textOf.get(about) ?? about,
                step,
              })),
            })),
          };
        }),
      );
    },
    async erase(tx, { accountId }) {
      for (const table of tables) {
        await tx.query(`delete from ${table} where account_id = $1`, [accountId]);
      }
    },
  };
}

const ofOrder = columnsOf(orders, [], { as: { orderId: 'id' }, of: 'o' });
const ofKept = columnsOf(keptOrders, [], { as: { keptAt: 'at' }, of: 'k' });

type Row = RowOf<typeof ofOrder> & LeftJoined<typeof ofKept> & { orderNumber: string };

function ordersOf(sql: SqlSession, accountId: string) {
  return sql.query<Row>(
    `select ${ofOrder}, ${ofKept}, o.number::text as "orderNumber"
     from orders o left join kept_orders k on k.order_id = o.id
     where o.id in (select order_id from day_page_answers where account_id = $1
       union select order_id from benefit_goals where account_id = $1
       union select order_id from kept_orders where account_id = $1)
     order by o.created_at, o.id`,
    [accountId],
  );
}
