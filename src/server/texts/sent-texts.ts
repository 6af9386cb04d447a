import type { Database } from '@/server/db/database';
import type { TextNumbers } from './text-numbers';
import type { TextReport, Texts } from './port';

/** Sends texts to customers who want them, each once, and keeps what the carrier reports. */
export interface CustomerTexts {
  /** False when the customer gets no texts, or the carrier refuses them: then a mail is due instead. */
  send(accountId: string, message: { key: string; body: string }): Promise<boolean>;
  /** Acts on a report whose sender is proven. True when the person still needs our confirmation. */
  take(report: TextReport): Promise<boolean>;
}

type Deps = { db: Database; texts: Texts; numbers: TextNumbers; now: () => Date };

export function createCustomerTexts({ db, texts, numbers, now }: Deps): CustomerTexts {
  return {
    async send(accountId, { key, body }) {
      const to = await numbers.numberOf(accountId);
      if (to === null) return false;
      const [known] = await db.query<{ reference: string | null }>(
        'select reference from sent_texts where key = $1',
        [key],
      );
      if (known?.reference) return true;
      await db.query(
        `insert into sent_texts (key, account_id, status, at, updated_at) values ($1, $2, 'tried', $3, $3)
         on conflict do nothing`,
        [key, accountId, now()],
      );
      const outcome = await texts.send({ key, to, body });
      if (!outcome.ok) {
        await db.query(`update sent_texts set status = 'failed', updated_at = $2 where key = $1`, [
          ...[key, now()],
        ]);
        await numbers.refusedBy(accountId);
        return false;
      }
      await db.query(
        `update sent_texts set reference = $2, status = case when status = 'tried' then 'sent' else status end,
           updated_at = $3 where key = $1`,
        [key, outcome.reference, now()],
      );
      await db.flush();
      return true;
    },

    async take(report) {
      if (report.kind === 'answer') {
        return numbers.takeAnswer(report.from, report.body);
      }
      // Reports may overtake each other: delivered is the last word.
      await db.query(
        `update sent_texts set status = $2, updated_at = $3 where reference = $1 and status <> 'delivered'`,
        [report.reference, report.status, now()],
      );
      await db.flush();
      return false;
    },
  };
}
