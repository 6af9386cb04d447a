import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Badge } from '@/components/ui/text/badge';
import { Notice } from '@/components/ui/notice';
import { helperRefusals } from '@/domain/audiometry/helper/helper-run';
import { isInHearingLevels, type TestResult } from '@/domain/audiometry/test-result';
import { bandOf } from '@/domain/audiometry/uncertainty';
import type { HearingHeadline } from '@/domain/hearing/hearing-summary';

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

/** Tells in words how consistently the listener answered. How far the figures can be off is said beside them. */
export function HowSure({ result }: { result: TestResult }) {
  const t = useTranslations('hearing-result.sure');
  const id = useId();
  const { reliability, calibration } = result;
  if (calibration.mode === 'clinical') {
    return (
      <section aria-labelledby={id}>
        <h2 id={id} className={heading}>
          {t('heading')}
        </h2>
        <p className="max-w-text text-ink-soft">{t('entered')}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {t('heading')}
      </h2>
      <p className="mb-2 flex flex-wrap items-center gap-2">
        {t('answers')} <Badge tone={tones[reliability]}>{t(reliability)}</Badge>
      </p>
      <p className="max-w-text text-ink-soft">
        {t(`why.${reliability}`)} {!isInHearingLevels(calibration) && t('relative')}
      </p>
      {result.flags.includes('loud-noise') && <p className="mt-2 max-w-text">{t('loudNoise')}</p>}
      <HelperLeftOut flags={result.flags} />
    </section>
  );
}

/** How far each number can be off; nothing where the result has no numbers. */
export function HowExact({ result }: { result: TestResult }) {
  const t = useTranslations('hearing-result.sure');
  const { calibration } = result;
  if (!isInHearingLevels(calibration)) return null;
  return (
    <p className="max-w-text text-ink-soft">
      {t('band', { db: Math.round(bandOf(result)) })}
      {calibration.mode !== 'clinical' && ` ${t('clinic')}`}
    </p>
  );
}

/** Explains why a helper's run could not be used, and what to do. */
function HelperLeftOut({ flags }: { flags: readonly string[] }) {
  const t = useTranslations('hearing-result.sure.helper');
  const code = helperRefusals.find((refusal) => flags.includes(refusal));
  if (!code) return null;
  return (
    <Notice tone="attention" className="mt-4 max-w-text">
      <p className="font-semibold">{t('title')}</p>
      <p>{t(code)}</p>
    </Notice>
  );
}
