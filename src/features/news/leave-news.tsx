import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/domain/pages/paths';
import { NewsPage } from './news-page';

type Step = 'ready' | 'sending' | 'done' | 'unknown' | 'unreachable';

/** Unsubscribes by one button, without a login. The button is needed because mail scanners follow every link. */
export function LeaveNews({ code }: { code: string }) {
  const t = useTranslations('news.leave');
  const [step, setStep] = useState<Step>('ready');

  async function leave() {
    setStep('sending');
    const answer = await import('./news-requests')
      .then((requests) => requests.leaveNews(code))
      .catch(() => null);
    if (answer?.ok) setStep('done');
    else setStep(answer?.code === 'not_found_error' ? 'unknown' : 'unreachable');
  }

  const shown = step === 'sending' ? 'ready' : step;
  return (
    <NewsPage heading={t(`${shown}.heading`)} intro={t(`${shown}.text`)} isNews={shown !== 'ready'}>
      {(shown === 'ready' || shown === 'unreachable') && (
        <Button
          className="justify-self-start"
          isBusy={step === 'sending'}
          busyLabel={t('sending')}
          onClick={() => void leave()}
        >
          {t(`${shown}.action`)}
        </Button>
      )}
      {shown === 'done' && (
        <ButtonLink href={paths.home} variant="secondary" className="justify-self-start">
          {t('done.action')}
        </ButtonLink>
      )}
      {shown === 'unknown' && (
        <ButtonLink href={paths.accountEmail} variant="secondary" className="justify-self-start">
          {t('unknown.action')}
        </ButtonLink>
      )}
    </NewsPage>
  );
}
