import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text/text-link';
import { staffPaths } from '@/domain/staff/staff-paths';
import type { OrderView } from '@/domain/staff/answers/order';
import type { OrderState } from './use-order';

type Offered = NonNullable<OrderView['hearing']>['offered'];

/** Tests of the order's own account, under its proven address: to look at, and to attach to the order. */
export function OfferedTests({ offered, state }: { offered: Offered; state: OrderState }) {
  const t = useTranslations('admin-order');
  const format = useFormatter();
  const [busy, setBusy] = useState<string | null>(null);
  if (offered.length === 0) return null;

  async function attach(id: string) {
    if (busy) return;
    setBusy(id);
    await state.change('/api/admin-attach-test', { result_id: id }, t('testAttached'));
    setBusy(null);
  }

  return (
    <Notice tone="note" className="mt-4">
      <p className="font-semibold">{t('offered', { count: offered.length })}</p>
      <ul className="mt-2 grid gap-3">
        {offered.map(({ id, name, takenAt }) => {
          const date = format.dateTime(new Date(takenAt), { dateStyle: 'medium' });
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <span>{t('offeredTest', { name: name || t('noName'), date })}</span>
              <TextLink
                href={staffPaths.adminHearingTest(id)}
                aria-label={t('lookAtTest', { date })}
                className="inline-flex min-h-target items-center"
              >
                {t('look')}
              </TextLink>
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('attachTest', { date })}
                isBusy={busy === id}
                onClick={() => void attach(id)}
              >
                {t('attach')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
