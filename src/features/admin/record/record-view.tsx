import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/loading/skeleton';
import type { Answered } from './use-answer';

type RecordViewProps<Answer> = {
  answered: Answered<Answer>;
  children: (value: Answer) => ReactNode;
};

/** The answer, or a note that it is loading, missing or could not be fetched. */
export function RecordView<Answer>({ answered, children }: RecordViewProps<Answer>) {
  const t = useTranslations('admin');
  const { value, status, reload } = answered;
  if (value !== null) return children(value);
  if (status === 'gone') {
    return <EmptyState title={t('record.gone')}>{t('record.goneText')}</EmptyState>;
  }
  if (status === 'failed') {
    return (
      <EmptyState
        title={t('failed.title')}
        action={<Button onClick={reload}>{t('failed.action')}</Button>}
      >
        {t('failed.text')}
      </EmptyState>
    );
  }
  return (
    <div role="status">
      <span className="sr-only">{t('record.loading')}</span>
      <Skeleton className="h-96" />
    </div>
  );
}
