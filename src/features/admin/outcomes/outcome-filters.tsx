import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/fields/select-field';
import {
  outcomeQuery,
  parseOutcomeFilter,
  type OutcomeFilter,
} from '@/domain/outcomes/outcome-filter';
import { cutGroups, cuts } from '@/domain/outcomes/outcome-record';
import styles from './outcomes.module.css';
import { useOutcomeWords } from './use-outcome-words';

type OutcomeFiltersProps = {
  filter: OutcomeFilter;
  months: readonly string[];
  onChoose: (filter: OutcomeFilter) => void;
  onClear: () => void;
};

/** Which people are shown: by the months of their orders, level, receiver and test. */
export function OutcomeFilters({ filter, months, onChoose, onClear }: OutcomeFiltersProps) {
  const t = useTranslations('admin-outcomes.filters');
  const words = useOutcomeWords();
  const set = (name: keyof OutcomeFilter, value: string) =>
    onChoose(parseOutcomeFilter({ ...withoutNull(filter), [name]: value }));
  // A month of the address that has no orders stays chosen.
  const known = [...new Set([...months, filter.from ?? '', filter.to ?? ''])]
    .filter((month) => month !== '')
    .toSorted();
  const options = known.map((month) => ({ value: month, label: words.month(month) }));
  return (
    <div role="group" aria-label={t('label')} className={styles.filters}>
      {(['from', 'to'] as const).map((end) => (
        <SelectField
          key={end}
          label={t(end)}
          emptyLabel={t(end === 'from' ? 'firstMonth' : 'lastMonth')}
          options={options}
          value={filter[end] ?? ''}
          onChange={(event) => set(end, event.target.value)}
        />
      ))}
      {cuts.map((cut) => (
        <SelectField
          key={cut}
          label={t(cut)}
          emptyLabel={t(`all.${cut}`)}
          options={cutGroups[cut].map((key) => ({ value: key, label: words.group(cut, key) }))}
          value={filter[cut] ?? ''}
          onChange={(event) => set(cut, event.target.value)}
        />
      ))}
      {outcomeQuery(filter) !== '' && (
        <Button variant="quiet" className={styles.clear} onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}

function withoutNull(filter: OutcomeFilter): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}
