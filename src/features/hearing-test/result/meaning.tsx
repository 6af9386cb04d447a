import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { isInHearingLevels, type TestResult } from '@/domain/audiometry/test-result';
import { bandOf } from '@/domain/audiometry/uncertainty';
import type { HearingHeadline } from '@/domain/hearing-summary';

const heading = 'mb-2 text-xl leading-[1.3] font-semibold';

export function WhatItMeans({ headline }: { headline: HearingHeadline }) {
  const t = useTranslations('hearing-result.meaning');
  return (
    <section>
      <h2 className={heading}>{t('heading')}</h2>
      <p className="max-w-text text-ink-soft">{t(headline)}</p>
    </section>
  );
}

const tones = { good: 'positive', fair: 'attention', poor: 'negative' } as const;

/** Good, fair or poor, and what that means for the figures. */
export function HowSure({ result }: { result: TestResult }) {
  const t = useTranslations('hearing-result.sure');
  const { reliability, calibration } = result;
  return (
    <section>
      <h2 className={heading}>{t('heading')}</h2>
      <p className="mb-2">
        <Badge tone={tones[reliability]}>{t(reliability)}</Badge>
      </p>
      <p className="max-w-text text-ink-soft">
        {t(`why.${reliability}`)}{' '}
        {isInHearingLevels(calibration)
          ? t('band', { db: Math.round(bandOf(result)) })
          : t('relative')}{' '}
        {t('clinic')}
      </p>
      {result.flags.includes('loud-noise') && <p className="mt-2 max-w-text">{t('loudNoise')}</p>}
    </section>
  );
}
