import { useRouter } from 'next/router';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { outcomeAnswer } from '@/domain/outcomes/outcome-answer';
import {
  outcomeQuery,
  parseOutcomeFilter,
  type OutcomeFilter,
} from '@/domain/outcomes/outcome-filter';
import type { OutcomeReport } from '@/domain/outcomes/outcome-report';
import { RecordView } from '../record/record-view';
import { useAnswer } from '../record/use-answer';
import { AdminPage } from '../shell/admin-page';
import { Figures } from './figures';
import { OutcomeExport } from './outcome-export';
import { OutcomeFilters } from './outcome-filters';
import styles from './outcomes.module.css';
import { useOutcomeWords } from './use-outcome-words';

/** The clinic's figures of delivered hearing aids, of the people that the address names. */
export function OutcomesScreen() {
  const t = useTranslations('admin-outcomes');
  const { query, pathname, push, isReady } = useRouter();
  const filter = parseOutcomeFilter(query);
  const wanted = outcomeQuery(filter);
  const address = wanted ? `?${wanted}` : '';
  const answered = useAnswer(isReady ? `/api/admin-outcomes${address}` : null, outcomeAnswer);
  const months = useLastMonths(answered.value);

  function choose(chosen: OutcomeFilter) {
    const next = outcomeQuery(chosen);
    void push(next ? `${pathname}?${next}` : pathname, undefined, {
      shallow: true,
      scroll: false,
    });
  }
  const clear = () => choose(parseOutcomeFilter({}));

  return (
    <AdminPage section="outcomes" title={t('title')} actions={<OutcomeExport query={address} />}>
      <p className="mb-6 max-w-prose text-ink-soft">{t('intro')}</p>
      <OutcomeFilters filter={filter} months={months} onChoose={choose} onClear={clear} />
      <RecordView answered={answered}>
        {(report) => <Report report={report} filter={filter} onClear={clear} />}
      </RecordView>
    </AdminPage>
  );
}

/** The months to choose from stay while another answer is on its way. */
function useLastMonths(report: OutcomeReport | null): readonly string[] {
  const [months, setMonths] = useState<readonly string[]>([]);
  if (report && report.months.join() !== months.join()) setMonths(report.months);
  return months;
}

type ReportProps = { report: OutcomeReport; filter: OutcomeFilter; onClear: () => void };

function Report({ report: { figures, isFew, shown }, filter, onClear }: ReportProps) {
  const t = useTranslations('admin-outcomes');
  const words = useOutcomeWords();
  const isFiltered = outcomeQuery(filter) !== '';
  if (!figures || !shown) {
    const reason = isFew ? 'few' : isFiltered ? 'noMatch' : 'empty';
    return (
      <EmptyState
        title={t(`${reason}.title`)}
        action={isFiltered && <Button onClick={onClear}>{t('filters.clear')}</Button>}
      >
        {t(`${reason}.text`)}
      </EmptyState>
    );
  }
  const isWider =
    (filter.from !== null && shown.from < filter.from) ||
    (filter.to !== null && shown.to > filter.to);
  const months = words.months(`${shown.from}..${shown.to}`);
  return (
    <>
      <p role="status" className={styles.shown}>
        {t('shown', { months, count: figures.all.people ?? 0 })}
        {isWider && ` ${t('wider')}`}
      </p>
      <Figures figures={figures} />
    </>
  );
}
