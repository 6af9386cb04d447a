import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { LoadingOverlay } from '@/components/ui/loading/loading-overlay';
import { paths } from '@/domain/pages/paths';
import { useMailedValues } from '@/features/auth/public';
import { tellFailure } from '@/features/failures/public';
import { ReviewForm } from './review-form';
import { ReviewPage } from './review-page';
import type { Invitation } from './review-requests';
import { WrittenReview } from './written-review';

type Step =
  | { is: 'loading' | 'unknown' | 'unreachable' | 'removed' }
  | { is: 'form' | 'written' | 'done'; invitation: Invitation };

/** Writing a review by the link of our mail, or taking it back. */
export function ReviewScreen() {
  const t = useTranslations('review');
  const mailed = useMailedValues('code');
  const code = mailed?.code ?? null;
  const [step, setStep] = useState<Step>({ is: 'loading' });

  useEffect(() => {
    if (code !== null) void stepOf(code).then(setStep);
  }, [code]);

  if (code === null || step.is === 'loading') {
    return (
      <ReviewPage heading={t('loading')}>
        <div className="relative min-h-40">
          <LoadingOverlay />
        </div>
      </ReviewPage>
    );
  }
  switch (step.is) {
    case 'form':
      return (
        <ReviewForm
          code={code}
          invitation={step.invitation}
          onSent={() => setStep({ ...step, is: 'done' })}
        />
      );
    case 'written':
      return (
        <WrittenReview
          code={code}
          invitation={step.invitation}
          onRemoved={() => setStep({ is: 'removed' })}
        />
      );
    case 'done':
      return (
        <ReviewPage key="done" heading={t('done.heading')} takesFocus>
          <p>{t('done.text')}</p>
          <ButtonLink
            href={`${paths.product(step.invitation.productSlug)}#reviews`}
            className="justify-self-start"
          >
            {t('done.action')}
          </ButtonLink>
        </ReviewPage>
      );
    case 'unreachable':
      return (
        <ReviewPage key="unreachable" heading={t('unreachable.heading')} takesFocus>
          <p>{t('unreachable.text')}</p>
          <Button
            className="justify-self-start"
            onClick={() => {
              setStep({ is: 'loading' });
              void stepOf(code).then(setStep);
            }}
          >
            {t('unreachable.action')}
          </Button>
        </ReviewPage>
      );
    case 'unknown':
    case 'removed':
      return (
        <ReviewPage key={step.is} heading={t(`${step.is}.heading`)} takesFocus>
          <p>{t(`${step.is}.text`)}</p>
        </ReviewPage>
      );
  }
}

/** What the mailed link leads to. */
async function stepOf(code: string): Promise<Step> {
  const answer = await import('./review-requests')
    .then((requests) => requests.openInvitation(code))
    .catch(() => null);
  if (answer?.ok) {
    const invitation = answer.value;
    return { is: invitation.written ? 'written' : 'form', invitation };
  }
  const isUnknown = answer?.code === 'not_found_error' || answer?.code === 'validation_error';
  if (isUnknown) return { is: 'unknown' };
  tellFailure('generic', answer, 'reviews');
  return { is: 'unreachable' };
}
