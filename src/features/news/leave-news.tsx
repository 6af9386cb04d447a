import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/domain/pages/paths';
import { tellFailure } from '@/features/failures/public';
import { NewsPage } from './news-page';

type Step = 'ready' | 'sending' | 'done' | 'unknown' | 'unreachable';

/** What a link ends: the newsletter, or the tips after a delivery. */
const endings = {
  leave: { request: 'leaveNews', helpPath: paths.accountEmail },
  stop: { request: 'stopFollowUps', helpPath: paths.contact },
} as const;

/**
 * Unsubscribes by one button, without a login. The button is needed because mail scanners follow every link.
 *
 * @param of what the mailed link ends
 */
export function LeaveNews({ code, of }: { code: string; of: keyof typeof endings }) {
  const t = useTranslations(`news.${of}`);
  const [step, setStep] = useState<Step>('ready');

  async function leave() {
    setStep('sending');
    const answer = await import('./news-requests')
      .then((requests) => requests[endings[of].request](code))
      .catch(() => null);
    if (answer?.ok) return setStep('done');
    if (answer?.code === 'not_found_error') return setStep('unknown');
    setStep('unreachable');
    tellFailure('generic', answer, 'news');
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
        <ButtonLink href={endings[of].helpPath} variant="secondary" className="justify-self-start">
          {t('unknown.action')}
        </ButtonLink>
      )}
    </NewsPage>
  );
}
