import { useTranslations } from 'next-intl';
import { ArrowDown } from '@/components/icons/arrow-down';
import { ArrowUp } from '@/components/icons/arrow-up';
import { SelectField } from '@/components/ui/fields/select-field';
import type { Column } from '@/components/ui/table';
import { nextSort, sortOf } from '@/domain/staff/admin-list';
import type { ListColumn } from './admin-list';
import { ListLink } from './list-link';
import type { List } from './use-list';

/** The column for the UI kit's table, with its title as a sort link. */
export function sortable<Row>({ sort, ...column }: ListColumn<Row>, list: List<Row>): Column<Row> {
  if (sort === undefined) return column;
  const current = sortOf(list.state.sort);
  const isSorted = current.by === sortOf(sort).by;
  const Arrow = current.isDescending ? ArrowDown : ArrowUp;
  return {
    ...column,
    sorted: isSorted ? (current.isDescending ? 'descending' : 'ascending') : undefined,
    headerContent: (
      <>
        {/* Phones have their own field for it: see NarrowSort. */}
        <span className="md:hidden">{column.header}</span>
        <ListLink
          list={list}
          change={{ sort: nextSort(list.state.sort, sort) }}
          className="hidden min-h-target items-center gap-1 underline-offset-4 hover:underline md:inline-flex"
        >
          {column.header}
          {isSorted && <Arrow aria-hidden size={16} strokeWidth={2.25} />}
        </ListLink>
      </>
    ),
  };
}

type NarrowSortProps<Row> = { list: List<Row>; columns: readonly ListColumn<Row>[] };

/** Sort options for phones, where the table has no header row to click. */
export function NarrowSort<Row>({ list, columns }: NarrowSortProps<Row>) {
  const t = useTranslations('admin.list');
  const options = columns.flatMap(({ sort, header }) => {
    if (sort === undefined) return [];
    const { by } = sortOf(sort);
    return [
      { value: by, label: t('sortUp', { name: header }) },
      { value: `-${by}`, label: t('sortDown', { name: header }) },
    ];
  });
  if (options.length === 0) return null;
  return (
    <SelectField
      label={t('sort')}
      options={options}
      value={list.state.sort}
      onChange={(event) => list.go({ sort: event.target.value })}
      className="w-full md:hidden"
    />
  );
}
