import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { tellFailure } from '@/features/failures/public';
import type { Invitation } from './review-requests';
import { ReviewPage } from './review-page';

type WrittenReviewProps = { code: string; invitation: Invitation; onRemoved: () => void };

/** What the reader of the mail wrote before, and the way to take it back. */
export function WrittenReview({ code, invitation: { written }, onRemoved }: WrittenReviewProps) {
  const t = useTranslations('review.written');
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function remove() {
    setIsBusy(true);
    setHasFailed(false);
    const answer = await import('./review-requests')
      .then((requests) => requests.removeReview(code))
      .catch(() => null);
    setIsBusy(false);
    if (answer?.ok) return onRemoved();
    setHasFailed(true);
    tellFailure('generic', answer, 'reviews');
  }

  return (
    <ReviewPage heading={t('heading')}>
      <p>{t('text')}</p>
      {written && (
        <blockquote className="border-l-4 border-line pl-5">
          <p className="font-semibold">{t('stars', { stars: written.stars })}</p>
          <p className="wrap-anywhere whitespace-pre-wrap">{written.text}</p>
        </blockquote>
      )}
      <div role="alert" className="empty:hidden">
        {hasFailed && <Notice tone="attention">{t('failed')}</Notice>}
      </div>
      <Button
        variant="secondary"
        isBusy={isBusy}
        busyLabel={t('removing')}
        onClick={() => void remove()}
        className="justify-self-start"
      >
        {t('remove')}
      </Button>
    </ReviewPage>
  );
}
