import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { LoadingOverlay } from '@/components/ui/loading/loading-overlay';
import { paths } from '@/domain/pages/paths';
import { tellFailure } from '@/features/failures/public';
import { NewsPage } from './news-page';

type Step = 'asking' | 'done' | 'expired' | 'unknown' | 'unreachable';

/**
 * Confirms at once, because opening the mailed link is the consent. An expired link leads to the form for a new one.
 */
export function ConfirmNews({ code, form }: { code: string; form: ReactNode }) {
  const t = useTranslations('news.confirm');
  const [step, setStep] = useState<Step>('asking');
  const hasAsked = useRef(false);

  async function confirm() {
    setStep('asking');
    const answer = await import('./news-requests')
      .then((requests) => requests.confirmNews(code))
      .catch(() => null);
    if (answer?.ok) setStep('done');
    else if (answer?.code === 'permission_error') setStep('expired');
    else if (answer?.code === 'not_found_error' || answer?.code === 'validation_error') {
      setStep('unknown');
    } else {
      setStep('unreachable');
      tellFailure('generic', answer, 'news');
    }
  }

  const start = useEffectEvent(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void confirm();
  });
  useEffect(() => start(), []);

  if (step === 'asking') {
    return (
      <NewsPage heading={t('asking')}>
        <div className="relative min-h-40">
          <LoadingOverlay />
        </div>
      </NewsPage>
    );
  }
  return (
    <NewsPage heading={t(`${step}.heading`)} intro={t(`${step}.text`)} isNews>
      {step === 'done' && (
        <ButtonLink href={paths.home} className="justify-self-start">
          {t('done.action')}
        </ButtonLink>
      )}
      {step === 'unreachable' && (
        <Button className="justify-self-start" onClick={() => void confirm()}>
          {t('unreachable.action')}
        </Button>
      )}
      {(step === 'expired' || step === 'unknown') && form}
    </NewsPage>
  );
}
