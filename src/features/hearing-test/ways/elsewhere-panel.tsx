import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { localeOf } from '@/domain/words/locale';
import { tellFailure } from '@/features/failures/public';
import { useFlowStore } from '../flow/flow-store';

/** For a test at an external service, which sends the result back: only for people who have agreed to that. */
export function ElsewherePanel() {
  const t = useTranslations('hearing-test.elsewhere');
  const { locale } = useRouter();
  const [hasConsent, setHasConsent] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function go() {
    setIsMissing(!hasConsent);
    if (!hasConsent) return;
    setIsBusy(true);
    const answer = await import('../result/result-requests')
      .then(({ startTest }) =>
        startTest({
          email: useFlowStore.getState().flow?.email ?? '',
          locale: localeOf(locale),
          hasConsent,
        }),
      )
      .catch(() => null);
    setIsBusy(false);
    if (!answer?.ok) return tellFailure('generic', answer, 'hearing-test');
    window.location.assign(answer.value.url);
  }

  return (
    <div className="grid gap-3">
      <p>{t('text')}</p>
      <CheckboxField
        label={t('consent')}
        checked={hasConsent}
        onChange={(event) => setHasConsent(event.target.checked)}
        error={isMissing ? t('consentMissing') : undefined}
      />
      <Button
        isBusy={isBusy}
        busyLabel={t('busy')}
        onClick={() => void go()}
        className="justify-self-start"
      >
        {t('action')}
      </Button>
    </div>
  );
}
