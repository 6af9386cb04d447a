import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Freshness } from './use-products';

/** Says that prices could not be checked, with a button to try again. A toast has already announced it. */
export function CheckAgain({ lists }: { lists: readonly Freshness[] }) {
  const t = useTranslations('catalogue.fresh');
  return (
    <Notice tone="attention" className="mb-6">
      <p>{t('failed')}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        isBusy={lists.some(({ isLoading }) => isLoading)}
        busyLabel={t('checking')}
        onClick={() => lists.forEach(({ refresh }) => refresh())}
      >
        {t('again')}
      </Button>
    </Notice>
  );
}
