import { useTranslations } from 'next-intl';
import { Table } from '@/components/ui/table';
import type { OutcomeGroup } from '@/domain/outcomes/outcome-groups';
import type { Cut } from '@/domain/outcomes/outcome-record';
import { Part } from '../record/part';
import { useOutcomeWords } from './use-outcome-words';

type GroupTableProps = { cut: Cut | 'month'; groups: readonly OutcomeGroup[] };

/** The figures of each group. A hidden one is named, so that nobody takes it for empty. */
export function GroupTable({ cut, groups }: GroupTableProps) {
  const t = useTranslations('admin-outcomes');
  const words = useOutcomeWords();
  const rows = groups.filter(({ people }) => people !== 0);
  const figures = [
    { id: 'returned', text: ({ returned }: OutcomeGroup) => words.share(returned) },
    { id: 'better', text: ({ better }: OutcomeGroup) => words.share(better) },
    { id: 'worn', text: ({ worn }: OutcomeGroup) => words.worn(worn) },
    { id: 'adjusted', text: ({ adjusted }: OutcomeGroup) => words.adjusted(adjusted) },
  ] as const;
  const isHidden = rows.some((group) => group.people === null || hasHidden(group));
  return (
    <Part heading={t(`by.${cut}`)}>
      <Table
        caption={t(`by.${cut}`)}
        isCaptionHidden
        columns={[
          {
            id: 'group',
            header: t(`columns.${cut}`),
            cell: ({ key }) => words.group(cut, key),
            isRowHeader: true,
          },
          {
            id: 'people',
            header: t('columns.people'),
            cell: ({ people }) => people ?? t('notShown'),
            isNumeric: true,
          },
          ...figures.map(({ id: column, text }) => ({
            id: column,
            header: t(`columns.${column}`),
            cell: (group: OutcomeGroup) => (group.people === null ? '' : text(group)),
            isNumeric: true,
          })),
        ]}
        rows={rows}
        rowKey={({ key }) => key}
      />
      {isHidden && <p className="mt-3 text-ink-soft">{t('whyNotShown')}</p>}
    </Part>
  );
}

function hasHidden({ returned, better, worn, adjusted }: OutcomeGroup): boolean {
  return [returned, better, worn, adjusted].some(({ isFew }) => isFew);
}
