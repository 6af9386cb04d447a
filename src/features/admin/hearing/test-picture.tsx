import { useTranslations } from 'next-intl';
import { findRedFlags } from '@/domain/audiometry/red-flags';
import { earSides } from '@/domain/audiometry/test-result';
import { AudiogramFigure, useResultWords } from '@/features/hearing-test/for-staff';
import type { StaffTest } from './hearing-answer';
import { RedFlagList } from './red-flag-list';

/** The result: the audiogram, each ear in words, and the red flags. */
export function TestPicture({ test: { result, signs } }: { test: StaffTest }) {
  const t = useTranslations('admin-hearing');
  const words = useTranslations('hearing-result');
  const { sentence, earWords, averageWords, summary } = useResultWords(result);
  return (
    <div className="grid gap-6 border-t-[1.5px] border-ink pt-5">
      <AudiogramFigure result={result} summary={summary} heading={t('audiogram')} isClinical />
      <dl className="grid gap-3">
        <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-4">
          <dt className="text-ink-soft">{t('sentence')}</dt>
          <dd className="font-semibold">{sentence}</dd>
        </div>
        {earSides.map((side) => (
          <div key={side} className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-4">
            <dt className="text-ink-soft">{words(side === 'R' ? 'right' : 'left')}</dt>
            <dd>{[earWords(side), averageWords(side)].filter(Boolean).join('. ')}</dd>
          </div>
        ))}
      </dl>
      <RedFlagList flags={findRedFlags(signs, result)} />
    </div>
  );
}
