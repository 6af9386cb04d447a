import { randomUUID } from 'node:crypto';
import { normaliseEmail } from '@/domain/account';
import { keptPhone, type CallBackValues } from '@/domain/consultation';
import type { Locale } from '@/domain/locale';
import type { Database, SqlSession } from '@/server/db/database';
import type { Jobs } from '@/server/jobs/port';

export type ConsultationRequest = CallBackValues & {
  id: string;
  locale: Locale;
  promo: string;
  /** Her profile says that she is not to be called; for this one call she asked. */
  isPhoneUnwanted: boolean;
  /** ISO UTC. */
  createdAt: string;
};

/** People who asked us to call them. */
export interface ConsultationRequests {
  /** Kept, and mailed to the person and to the clinic. Acknowledged only when it is on disk. */
  add(request: Omit<ConsultationRequest, 'id' | 'createdAt'>): Promise<void>;
  /** Null for one that is gone. */
  find(id: string): Promise<ConsultationRequest | null>;
  /** For our staff: newest first. */
  latest(count: number): Promise<readonly ConsultationRequest[]>;
}

const columns = `id, name, email, phone, locale, promo, is_phone_unwanted as "isPhoneUnwanted",
  created_at as "createdAt"`;

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
    latest: (count) =>
      db.query<ConsultationRequest>(
        `select ${columns} from consultation_requests order by created_at desc, id limit $1`,
        [count],
      ),
  };
}

/** Everything one address asked for, newest first. */
export function readRequestsOf(sql: SqlSession, email: string): Promise<ConsultationRequest[]> {
  return sql.query<ConsultationRequest>(
    `select ${columns} from consultation_requests where email = $1 order by created_at desc, id`,
    [email],
  );
}
