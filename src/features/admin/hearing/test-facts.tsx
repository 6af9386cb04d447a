import { useTranslations } from 'next-intl';
import { OutsideLink } from '@/components/ui/text/text-link';
import type { TestResult } from '@/domain/audiometry/test-result';
import { useClinicTime } from '../record/use-clinic-time';
import type { StaffTest } from '@/domain/staff/answers/hearing';
import { OrderLinks } from './order-links';
import { Fact } from '../record/fact';
import { Part } from '../record/part';
import { ProofWords } from '../record/proof-words';

/** How the test went, and how reliable it is. */
export function TestFacts({ test }: { test: StaffTest }) {
  const t = useTranslations('admin-hearing');
  const { moment } = useClinicTime();
  const { result } = test;
  const course = courseOf(result);
  return (
    <Part heading={t('details')}>
      <dl className="grid gap-3">
        <Fact label={t('taken')}>{moment(result.takenAt)}</Fact>
        <Fact label={t('email')}>
          <OutsideLink href={`mailto:${test.email}`} className="break-all">
            {test.email}
          </OutsideLink>
        </Fact>
        <Fact label={t('proof')}>
          <ProofWords proof={test.proof} />
        </Fact>
        <Fact label={t('orders')}>
          <OrderLinks orders={test.orders} />
        </Fact>
        <Fact label={t('reliability')}>{t(`reliabilities.${result.reliability}`)}</Fact>
        <Fact label={t('source')}>{t(`sources.${test.provider}`)}</Fact>
        <Fact label={t('calibration')}>{t(`calibrations.${result.calibration.mode}`)}</Fact>
        <Fact label={t('headphones')}>{result.device.headphone ?? t('unknown')}</Fact>
        {course && (
          <>
            {course.minutes !== null && (
              <Fact label={t('timeTaken')}>{t('minutes', { count: course.minutes })}</Fact>
            )}
            <Fact label={t('slots')}>{course.tones}</Fact>
            <Fact label={t('falsePresses')}>
              {t('falseOf', { heard: course.falsePresses, count: course.silences })}
            </Fact>
          </>
        )}
        {result.flags.length > 0 && <Fact label={t('codes')}>{result.flags.join(', ')}</Fact>}
        <Fact label={t('kept')}>{moment(test.expiresAt)}</Fact>
      </dl>
    </Part>
  );
}

/** Summary of the log of single tones; null without one. The audio clock stops during pauses. */
function courseOf({ trials }: TestResult) {
  if (!trials || trials.length === 0) return null;
  const scored = trials.filter(({ state }) => state === 'scored');
  const silences = scored.filter(({ kind }) => kind === 'catch');
  const onsets = trials.flatMap(({ onset }) => onset ?? []);
  const seconds = onsets.length > 1 ? Math.max(...onsets) - Math.min(...onsets) : null;
  return {
    tones: trials.length,
    silences: silences.length,
    falsePresses: silences.filter(({ heard }) => heard).length,
    minutes: seconds === null ? null : Math.max(1, Math.round(seconds / 60)),
  };
}
