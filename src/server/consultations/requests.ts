import { randomUUID } from 'node:crypto';
import { normaliseEmail } from '@/domain/accounts/account';
import { keptPhone } from '@/domain/consultations/consultation';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { consultationRequests } from '@/server/db/schema/consultations';
import type { Database, SqlSession } from '@/server/db/database';
import { directionOf, readListPage } from '@/server/db/list-page';
import type { Jobs } from '@/server/jobs/port';
import { createConditions } from '@/server/db/people-search';
import { addContactSearch } from '@/server/db/word-search';

const columns = columnsOf(consultationRequests, [
  'id',
  'name',
  'email',
  'phone',
  'locale',
  'promo',
  'isPhoneUnwanted',
  'createdAt',
  'doneAt',
]);

export type ConsultationRequest = RowOf<typeof columns>;

type RequestQuestion = {
  /** From 1. */
  page: number;
  pageSize: number;
  sort: string;
  /** Beginnings of a name, an address or a number; empty for all. */
  search: string;
  state: string;
};

/** Call-back requests. */
export interface ConsultationRequests {
  /** Saves the request and mails the person and the clinic. Returns when it is on disk. */
  add(request: Omit<ConsultationRequest, 'id' | 'createdAt' | 'doneAt'>): Promise<void>;
  /** Null for one that is gone. */
  find(id: string): Promise<ConsultationRequest | null>;
  /** For staff. */
  page(asked: RequestQuestion): Promise<{ count: number; results: readonly ConsultationRequest[] }>;
  /** Somebody has called, or has to call again after all; false when the request is gone. */
  setDone(id: string, isDone: boolean): Promise<boolean>;
}

export function createConsultationRequests({
  db,
  jobs,
  now,
}: {
  db: Database;
  jobs: Jobs;
  now: () => Date;
}): ConsultationRequests {
  return {
    async add({ name, email, phone, locale, promo, isPhoneUnwanted }) {
      const id = randomUUID();
      await db.transaction(async (tx) => {
        await tx.query(
          `insert into consultation_requests
             (id, name, email, phone, locale, promo, is_phone_unwanted, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
          [
            id,
            name.trim(),
            normaliseEmail(email),
            keptPhone(phone),
            locale,
            promo,
            isPhoneUnwanted,
            now(),
          ],
        );
        for (const to of ['person', 'clinic'] as const) {
          await jobs.enqueue(tx, 'send-consultation-request', { requestId: id, to });
        }
      });
      await db.flush();
    },
    find: async (id) =>
      (
        await db.query<ConsultationRequest>(
          `select ${columns} from consultation_requests where id = $1`,
          [id],
        )
      )[0] ?? null,
    page: (asked) => readPage(db, asked),
    async setDone(id, isDone) {
      const changed = await db.query(
        'update consultation_requests set done_at = $2 where id = $1 returning 1',
        [id, isDone ? now() : null],
      );
      await db.flush();
      return changed.length > 0;
    },
  };
}

function readPage(
  db: Database,
  { sort, search, state, ...asked }: RequestQuestion,
): Promise<{ count: number; results: ConsultationRequest[] }> {
  const conditions = createConditions();
  if (state !== '') conditions.add(`done_at is ${state === 'done' ? 'not ' : ''}null`);
  if (search !== '') addContactSearch(conditions, search);
  const direction = directionOf(sort);
  return readListPage<ConsultationRequest>(
    db,
    {
      columns,
      from: 'consultation_requests',
      key: 'id',
      ...conditions,
      order: `created_at ${direction}, id ${direction}`,
    },
    asked,
  );
}

/** Everything one address asked for, newest first. */
export function readRequestsOf(sql: SqlSession, email: string): Promise<ConsultationRequest[]> {
  return sql.query<ConsultationRequest>(
    `select ${columns} from consultation_requests where email = $1 order by created_at desc, id`,
    [email],
  );
}
