import { useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { useCallback, useEffect, useState } from 'react';
import { reportError } from '@/client/error-reporting';
import { refusalOf } from '@/client/requests/store-answer';
import { Button } from '@/components/ui/button';
import type { HealthSign } from '@/domain/audiometry/red-flags';
import type { SavedHearingResult } from '@/domain/hearing/hearing-result';
import { localeOf } from '@/domain/words/locale';
import { useFlowStore } from '../flow/flow-store';

type LaterSignsProps = {
  saved: SavedHearingResult;
  /** The signs known now, in the order of `healthSigns`. */
  signs: readonly HealthSign[];
};

/** Sends signs reported after the result was saved: the consent for the result covers them. */
export function LaterSigns({ saved, signs }: LaterSignsProps) {
  const t = useTranslations('hearing-result.keep');
  const { status, retry } = useLaterSigns({ saved, signs });
  return (
    <div role="status">
      {status === 'stored' && <p>{t('signsStored')}</p>}
      {status === 'failed' && (
        <>
          <p className="mb-3">{t('signsFailed')}</p>
          <Button onClick={retry}>{t('signsRetry')}</Button>
        </>
      )}
    </div>
  );
}

function useLaterSigns({ saved, signs }: LaterSignsProps) {
  const { locale } = useRouter();
  const orderId = useFlowStore((state) => state.selectedOrder);
  const [status, setStatus] = useState<'none' | 'stored' | 'failed'>('none');
  const isNew = signs.join() !== saved.signs.join();

  const send = useCallback(async () => {
    const answer = await import('./result-requests')
      .then(({ saveResult }) =>
        saveResult({
          result: saved.result,
          signs,
          email: saved.email,
          name: saved.name,
          locale: localeOf(locale),
          sessionId: saved.sessionId,
          wantsFollowUp: false,
          orderId,
        }),
      )
      .catch(refusalOf);
    if (!answer.ok) reportError(new Error(`save health signs: ${answer.code}`), 'hearing-test');
    return answer.ok ? ('stored' as const) : ('failed' as const);
  }, [saved, signs, locale, orderId]);

  useEffect(() => {
    if (isNew && status === 'none') void send().then(setStatus);
  }, [isNew, status, send]);

  return { status, retry: () => void send().then(setStatus) };
}
