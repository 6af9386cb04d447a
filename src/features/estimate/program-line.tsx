import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Plus } from '@/components/icons/plus';
import { OutsideLink } from '@/components/ui/text/text-link';
import { fundingPrograms } from '@/domain/funding/funding';
import type { FundingLine } from '@/domain/funding/funding-estimate';
import { figureOf, sayingOf } from '@/domain/funding/funding-sayings';
import type { Cents } from '@/domain/money';
import { firstOfMonth } from '@/domain/words/first-of-month';

type ProgramLineProps = { line: FundingLine; money: (amount: Cents) => string };

/** One program's line: its amount or a word, its calculation, its conditions, and its source. */
export function ProgramLine({ line, money }: ProgramLineProps) {
  const t = useTranslations('estimate');
  const saying = sayingOf(line, money);
  const figure = figureOf(line, money);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-b border-line py-4">
      <dt className="font-semibold">{t(`program.${line.program}`)}</dt>
      <dd className="tabular-nums text-right">
        {'word' in figure ? t(`result.${figure.word}`) : figure.amount}
      </dd>
      <dd className="col-span-full text-sm text-ink-soft">
        {t(`saying.${saying.key}`, saying.values)}
      </dd>
      <dd className="col-span-full text-sm">
        <Conditions line={line} />
      </dd>
    </div>
  );
}

/** The conditions and the page with their source; collapsed at first. */
function Conditions({ line }: { line: FundingLine }) {
  const t = useTranslations('estimate');
  const { conditions, sourceUrl, readOn } = fundingPrograms[line.program];
  return (
    <details className="group">
      <summary className="inline-flex min-h-target list-none items-center gap-2 font-medium underline decoration-accent decoration-[1.5px] underline-offset-[0.25em] [&::-webkit-details-marker]:hidden">
        <Plus aria-hidden size={20} className="transition-transform group-open:rotate-45" />
        {t('result.asksFor')}
        <span className="sr-only">: {t(`program.${line.program}`)}</span>
      </summary>
      {conditions.length > 0 && (
        <ul className="mt-1 grid list-disc gap-1 pl-6">
          {conditions.map((condition) => (
            <li key={condition}>{t(`condition.${condition}`)}</li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-xs text-ink-soft">
        {t.rich('result.source', {
          title: t(`sourceTitle.${line.program}`),
          date: useReadDay(readOn),
          link: (words: ReactNode) => (
            <OutsideLink href={sourceUrl} rel="noopener noreferrer">
              {words}
            </OutsideLink>
          ),
        })}
      </p>
    </details>
  );
}

/** A calendar day in words, the same day in every time zone. */
export function useReadDay(day: string): string {
  return firstOfMonth(
    useFormatter().dateTime(new Date(day), { dateStyle: 'long', timeZone: 'UTC' }),
  );
}
