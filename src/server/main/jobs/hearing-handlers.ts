import { isLocale, defaultLocale } from '@/domain/words/locale';
import type { Config } from '@/server/settings/config';
import type { Orders } from '@/server/commerce/port';
import type { Database } from '@/server/db/database';
import { remindOfProfiles } from '@/server/hearing-tests/reminders';
import type { Mail } from '@/server/mail/port';
import type { Jobs } from '@/server/jobs/port';
import type { JobHandlers } from '@/server/jobs/queue';

type Deps = {
  db: Database;
  jobs: Jobs;
  config: Pick<Config, 'siteUrl'>;
  orders: Orders;
  mail: Mail;
};

/** The mails about hearing tests, and the clock that reminds of them. */
export function hearingHandlers({ db, jobs, config, orders, mail }: Deps) {
  const { siteUrl } = config;
  return {
    'send-hearing-result-saved': async ({ resultId }) => {
      const [saved] = await db.query<{ id: string; email: string; locale: string }>(
        'select id, email, locale from hearing_results where id = $1',
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
    'remind-of-hearing-profiles': () => remindOfProfiles(db, jobs, new Date()),
    'send-hearing-profile-reminder': async ({ orderId }) => {
      const order = await orders.findOrder(orderId);
      if (order?.status !== 'hold') return;
      const { composeHearingReminder } = await import('@/server/mail/hearing');
      await mail.send(await composeHearingReminder(order, siteUrl));
    },
    'send-hearing-needs-more': async ({ orderId, reviewId }) => {
      const order = await orders.findOrder(orderId);
      if (order?.status !== 'hold') return;
      const { composeHearingNeedsMore } = await import('@/server/mail/hearing');
      await mail.send(await composeHearingNeedsMore(order, { reviewId, siteUrl }));
    },
  } satisfies Partial<JobHandlers>;
}
