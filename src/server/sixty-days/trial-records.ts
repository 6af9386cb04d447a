import { randomUUID } from 'node:crypto';
import { array, mixed, number, object, string } from 'yup';
import {
  outcomeQuestions,
  type BenefitRecord,
  type Goal,
  type GoalStep,
} from '@/domain/benefit/measures';
import { isAnswerOf, type AnsweredPage } from '@/domain/sixty-days/answers';
import type { Sealer } from '@/server/base/sealing';
import type { SqlSession } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { benefitGoals, benefitRecords, dayPageAnswers } from '@/server/db/schema/sixty-days';

export const answerPlaceOf = (id: string) => `day_page_answers.answer:${id}`;
export const goalsPlaceOf = (id: string) => `benefit_goals.goals:${id}`;
export const valuesPlaceOf = (id: string) => `benefit_records.values:${id}`;

const goalsSchema = array(
  object({ id: string().required(), text: string().required() }).required(),
).required();

const step = number<GoalStep>().integer().min(1).max(5).required();
const outcomesSchema = object(
  Object.fromEntries(outcomeQuestions.map((question) => [question, step])),
);
const ratingsSchema = mixed<Record<string, GoalStep>>(
  (value): value is Record<string, GoalStep> =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((rated) => step.isValidSync(rated)),
).required();

const answerColumns = columnsOf(dayPageAnswers, ['id', 'orderId', 'page', 'sealedAnswer', 'at']);
const goalsColumns = columnsOf(benefitGoals, ['id', 'sealedGoals']);
const recordColumns = columnsOf(benefitRecords, [
  ...(['id', 'orderId', 'moment', 'measure', 'sealedValues', 'at'] as const),
]);

/** Whose trial it is. */
export type TrialKey = { orderId: string; accountId: string };

/** A measurement as it is saved. */
export type NewBenefitRecord = Omit<BenefitRecord, 'at'>;

/** Reads and writes what customers say during a trial. It is sealed and opened only here. */
export function createTrialRows(sealer: Sealer) {
  return { ...answerRows(sealer), ...goalRows(sealer), ...benefitRows(sealer) };
}

function answerRows(sealer: Sealer) {
  return {
    /** The answers of these orders, by order. */
    async answersOf(
      sql: SqlSession,
      orderIds: readonly string[],
    ): Promise<ReadonlyMap<string, AnsweredPage[]>> {
      const rows = await sql.query<RowOf<typeof answerColumns>>(
        `select ${answerColumns} from day_page_answers
         where order_id = any($1::text[]) order by at, id`,
        [orderIds],
      );
      const found = new Map<string, AnsweredPage[]>();
      for (const { id, orderId, page, sealedAnswer, at } of rows) {
        const answer = sealer.open(sealedAnswer, answerPlaceOf(id));
        if (!isAnswerOf(page, answer)) continue;
        found.set(orderId, [...(found.get(orderId) ?? []), { page, answer, at }]);
      }
      return found;
    },

    async saveAnswer(
      sql: SqlSession,
      { orderId, accountId }: TrialKey,
      { page, answer, at }: AnsweredPage,
    ): Promise<void> {
      const id = await idOf(sql, 'day_page_answers', { orderId, page });
      await sql.query(
        `insert into day_page_answers (id, order_id, account_id, page, sealed_answer, at)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (order_id, page) do update set sealed_answer = excluded.sealed_answer, at = excluded.at`,
        [id, orderId, accountId, page, sealer.seal(answer, answerPlaceOf(id)), at],
      );
    },
  };
}

function goalRows(sealer: Sealer) {
  return {
    async goalsOf(sql: SqlSession, orderId: string): Promise<Goal[]> {
      const [row] = await sql.query<RowOf<typeof goalsColumns>>(
        `select ${goalsColumns} from benefit_goals where order_id = $1`,
        [orderId],
      );
      if (!row) return [];
      return goalsSchema.validateSync(
        JSON.parse(sealer.open(row.sealedGoals, goalsPlaceOf(row.id))),
      );
    },

    async saveGoals(
      sql: SqlSession,
      { orderId, accountId }: TrialKey,
      { goals, at }: { goals: readonly Goal[]; at: string },
    ): Promise<void> {
      const id = await idOf(sql, 'benefit_goals', { orderId });
      await sql.query(
        `insert into benefit_goals (id, order_id, account_id, sealed_goals, at) values ($1, $2, $3, $4, $5)
         on conflict (order_id) do update set sealed_goals = excluded.sealed_goals, at = excluded.at`,
        [id, orderId, accountId, sealer.seal(JSON.stringify(goals), goalsPlaceOf(id)), at],
      );
    },
  };
}

function benefitRows(sealer: Sealer) {
  return {
    async recordsOf(sql: SqlSession, orderId: string): Promise<BenefitRecord[]> {
      return (await readRecords(sql, sealer, [orderId])).get(orderId) ?? [];
    },

    /** The measurements of these orders, by order. */
    recordsOfOrders: (
      sql: SqlSession,
      orderIds: readonly string[],
    ): Promise<ReadonlyMap<string, BenefitRecord[]>> => readRecords(sql, sealer, orderIds),

    async saveRecord(
      sql: SqlSession,
      { orderId, accountId }: TrialKey,
      record: NewBenefitRecord & { at: string },
    ): Promise<void> {
      const { moment, measure, values, at } = record;
      const id = await idOf(sql, 'benefit_records', { orderId, moment, measure });
      await sql.query(
        `insert into benefit_records (id, order_id, account_id, moment, measure, sealed_values, at)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (order_id, moment, measure) do update
           set sealed_values = excluded.sealed_values, at = excluded.at`,
        [
          ...[id, orderId, accountId, moment, measure],
          ...[sealer.seal(JSON.stringify(values), valuesPlaceOf(id)), at],
        ],
      );
    },
  };
}

async function readRecords(
  sql: SqlSession,
  sealer: Sealer,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, BenefitRecord[]>> {
  const rows = await sql.query<RowOf<typeof recordColumns>>(
    `select ${recordColumns} from benefit_records
     where order_id = any($1::text[]) order by at, id`,
    [orderIds],
  );
  const found = new Map<string, BenefitRecord[]>();
  for (const { id, orderId, moment, measure, sealedValues, at } of rows) {
    const values: unknown = JSON.parse(sealer.open(sealedValues, valuesPlaceOf(id)));
    const record = recordOf(measure, values, { moment, at });
    found.set(orderId, [...(found.get(orderId) ?? []), record]);
  }
  return found;
}

function recordOf(
  measure: BenefitRecord['measure'],
  values: unknown,
  when: Pick<BenefitRecord, 'moment' | 'at'>,
): BenefitRecord {
  if (measure === 'goals') return { measure, ...when, values: ratingsSchema.validateSync(values) };
  const answered = outcomesSchema.validateSync(values) as Extract<
    BenefitRecord,
    { measure: 'outcomes' }
  >['values'];
  return { measure, ...when, values: answered };
}

type RowKey = { orderId: string; page?: string; moment?: string; measure?: string };

/** The id of the row that is replaced, because the sealed text is bound to it; a new one when there is none. */
async function idOf(
  sql: SqlSession,
  table: 'day_page_answers' | 'benefit_goals' | 'benefit_records',
  { orderId, page, moment, measure }: RowKey,
): Promise<string> {
  const more = { page, moment, measure };
  const known = Object.entries(more).filter(([, value]) => value !== undefined);
  const conditions = known.map(([column], index) => ` and ${column} = $${index + 2}`).join('');
  const [row] = await sql.query<{ id: string }>(
    `select id from ${table} where order_id = $1${conditions} for update`,
    [orderId, ...known.map(([, value]) => value ?? '')],
  );
  return row?.id ?? randomUUID();
}
