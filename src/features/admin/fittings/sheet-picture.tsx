import { useTranslations } from 'next-intl';
import { fittedSides, type FittingSheet } from '@/domain/fitting/fitting-sheet';
import { AudiogramFigure, useResultWords } from '@/features/hearing-test/for-staff';
import type { TestResult } from '@/domain/audiometry/test-result';
import { GainChart } from './gain-chart';
import { Legend } from './legend';
import { SuggestionPart } from './suggestion-part';

/** The audiogram with its bands, the suggestion, and the gain of each ear. */
export function SheetPicture({ sheet }: { sheet: FittingSheet }) {
  return (
    <div className="grid min-w-0 gap-8 border-t-[1.5px] border-ink pt-5">
      <div className="grid min-w-0 gap-8 md:grid-cols-2">
        {sheet.result && <Audiogram result={sheet.result} />}
        <SuggestionPart sheet={sheet} />
      </div>
      <div className="grid min-w-0 gap-8 md:grid-cols-2">
        {fittedSides(sheet).map((side) => (
          <GainChart key={side} side={side} targets={sheet.ears[side]?.targets ?? []} />
        ))}
      </div>
      <Legend />
    </div>
  );
}

function Audiogram({ result }: { result: TestResult }) {
  const t = useTranslations('admin-fitting');
  const { summary } = useResultWords(result);
  return (
    <AudiogramFigure
      result={result}
      summary={summary}
      heading={<span className="text-xl">{t('audiogram')}</span>}
      isNarrow
      isClinical
    />
  );
}
