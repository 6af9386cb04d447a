import { useFormatter, useTranslations } from 'next-intl';
import { bandOf } from '@/domain/audiometry/uncertainty';
import { isInHearingLevels, type TestResult } from '@/domain/audiometry/test-result';
import { changesBetween } from '@/domain/hearing/hearing-summary';

/** Changes since the previous result, as far as two tests can show them. */
export function ResultChange({ earlier, later }: { earlier: TestResult; later: TestResult }) {
  const t = useTranslations('hearing-result');
  const format = useFormatter();
  const changes = changesBetween(earlier, later);
  const areRelative = [earlier, later].every(({ calibration }) => !isInHearingLevels(calibration));
  const leastDb = Math.hypot(bandOf(earlier), bandOf(later));
  const real = changes?.filter(({ from, to }) => Math.abs(to - from) > leastDb) ?? [];
  const date = format.dateTime(new Date(earlier.takenAt), { dateStyle: 'long' });
  return (
    <section className="mt-8">
      <h3 className="mb-3 text-xl font-semibold">{t('history.change', { date })}</h3>
      {changes === null && (
        <p className="text-ink-soft">
          {areRelative ? t('history.cannotCompareRelative') : t('history.cannotCompare')}
        </p>
      )}
      {changes !== null && real.length === 0 && (
        <p className="text-ink-soft">{t('history.noChange')}</p>
      )}
      {real.length > 0 && (
        <dl className="grid max-w-text gap-x-6 sm:grid-cols-[auto_minmax(0,1fr)]">
          {real.map(({ side, hz, from, to }) => (
            <div key={`${side}${hz}`} className="contents">
              <dt className="border-t border-line pt-2 font-medium">
                {t('history.changePitch', { hz, ear: side === 'R' ? t('right') : t('left') })}
              </dt>
              <dd className="tabular-nums pb-2 sm:border-t sm:border-line sm:pt-2">
                {t('history.changeTo', { from, to })}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
