import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { findRedFlags } from '@/domain/audiometry/red-flags';
import { earSides } from '@/domain/audiometry/test-result';
import { AudiogramFigure, useResultWords } from '@/features/hearing-test/for-staff';
import type { StaffTest } from './hearing-answer';

/** What was heard: the audiogram, each ear in words, and what of it speaks for a doctor first. */
export function TestPicture({ test: { result } }: { test: StaffTest }) {
  const t = useTranslations('admin-hearing');
  const words = useTranslations('hearing-result');
  const { sentence, earWords, averageWords, summary } = useResultWords(result);
  const flags = findRedFlags([], result);
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
      {flags.length > 0 && (
        <div className="grid justify-items-start gap-2">
          <Badge tone="negative">{t('redFlags')}</Badge>
          <ul className="list-disc pl-5">
            {flags.map(({ sign }) => (
              <li key={sign}>
                {sign === 'asymmetry' || sign === 'beyond-measure'
                  ? words(`signs.measured.${sign}`)
                  : words(`signs.sign.${sign}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
