import { isLocale, defaultLocale } from '@/domain/words/locale';
import type { Config } from '@/server/settings/config';
import type { Orders } from '@/server/commerce/port';
import type { Database } from '@/server/db/database';
import { columnsOf, type RowOf } from '@/server/db/columns';
import { hearingResults } from '@/server/db/schema/hearing';
import type { Hearing } from '@/server/hearing-tests/create-hearing';
import type { Mail } from '@/server/mail/port';
import type { JobHandlers } from '@/server/jobs/queue';

type Deps = {
  db: Database;
  config: Pick<Config, 'siteUrl'>;
  orders: Orders;
  mail: Mail;
  hearing: Pick<Hearing, 'reviews' | 'remind'>;
};

const savedColumns = columnsOf(hearingResults, ['id', 'email', 'locale']);

/** The mails about hearing tests, and the scheduled reminders. */
export function hearingHandlers({ db, config, orders, mail, hearing }: Deps) {
  const { siteUrl } = config;
  return {
    'send-hearing-result-saved': async ({ resultId }) => {
      const [saved] = await db.query<RowOf<typeof savedColumns>>(
        `select ${savedColumns} from hearing_results where id = $1`,
        [resultId],
      );
      if (!saved) return;
      const { composeHearingResultSaved } = await import('@/server/mail/hearing');
      const locale = isLocale(saved.locale) ? saved.locale : defaultLocale;
      await mail.send(await composeHearingResultSaved({ ...saved, locale }, siteUrl));
    },
    'send-hearing-profile-approved': async ({ orderId }) => {
      const order = await orders.findOrder(orderId);
      if (!order) return;
      const { composeHearingApproved } = await import('@/server/mail/hearing');
      await mail.send(await composeHearingApproved(order, siteUrl));
    },
    'remind-of-hearing-profiles': () => hearing.remind(new Date()),
    'send-hearing-profile-reminder': async ({ orderId }) => {
      const order = await orders.findOrder(orderId);
      if (order?.status !== 'hold') return;
      const { composeHearingReminder } = await import('@/server/mail/hearing');
      await mail.send(await composeHearingReminder(order, siteUrl));
    },
    'send-hearing-review': sendReview,
    'send-hearing-needs-more': sendReview,
  } satisfies Partial<JobHandlers>;

  async function sendReview({ orderId, reviewId }: { orderId: string; reviewId: string }) {
    if ((await hearing.reviews.decisionOf(reviewId)) !== 'needs_more') return;
    const order = await orders.findOrder(orderId);
    if (order?.status !== 'hold') return;
    const { composeHearingNeedsMore } = await import('@/server/mail/hearing');
    await mail.send(await composeHearingNeedsMore(order, { reviewId, siteUrl }));
  }
}
