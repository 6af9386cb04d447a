import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/loading/skeleton';
import type { AccountBook } from '@/domain/accounts/account-book';
import { AccountPart } from '../account-part';
import type { BookView } from './use-book';

type BookSectionProps = {
  kind: 'addresses' | 'cards';
  view: BookView;
  retry: () => void;
  children: (book: AccountBook) => ReactNode;
};

/** One half of the book in each of its states: loading, unreachable, and loaded. */
export function BookSection({ kind, view, retry, children }: BookSectionProps) {
  const t = useTranslations(`account.${kind}`);
  return (
    <AccountPart heading={t('heading')} text={t('text')}>
      {view.status === 'loading' && (
        <div role="status">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-32" />
        </div>
      )}
      {view.status === 'failed' && (
        <Notice tone="attention">
          <p>{t('failed')}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={retry}>
            {t('tryAgain')}
          </Button>
        </Notice>
      )}
      {view.status === 'ready' && children(view.value)}
    </AccountPart>
  );
}
