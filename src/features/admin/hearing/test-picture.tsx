import { useTranslations } from 'next-intl';
import { findRedFlags } from '@/domain/audiometry/red-flags';
import { earSides } from '@/domain/audiometry/test-result';
import { AudiogramFigure, useResultWords } from '@/features/hearing-test/for-staff';
import type { StaffTest } from '@/domain/staff/answers/hearing';
import { RedFlagList } from './red-flag-list';
import { Fact } from '../record/fact';

/** The result: the audiogram, each ear in words, and the red flags. */
export function TestPicture({ test: { result, signs } }: { test: StaffTest }) {
  const t = useTranslations('admin-hearing');
  const words = useTranslations('hearing-result');
  const { sentence, earWords, averageWords, summary } = useResultWords(result);
  return (
    <div className="grid gap-6 border-t-[1.5px] border-ink pt-5">
      <AudiogramFigure result={result} summary={summary} heading={t('audiogram')} isClinical />
      <dl className="grid gap-3">
        <Fact label={t('sentence')}>
          <strong className="font-semibold">{sentence}</strong>
        </Fact>
        {earSides.map((side) => (
          <Fact key={side} label={words(side === 'R' ? 'right' : 'left')}>
            {[earWords(side), averageWords(side)].filter(Boolean).join('. ')}
          </Fact>
        ))}
      </dl>
      <RedFlagList flags={findRedFlags(signs, result)} />
    </div>
  );
}
