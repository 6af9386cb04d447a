import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { SelectField } from '@/components/ui/fields/select-field';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { Table, type Column } from '@/components/ui/table';
import { countCeiling, listPageSize } from '@/domain/staff/admin-list';
import { ListSearch } from './list-search';
import { NarrowSort, sortable } from './list-sort';
import type { List } from './use-list';

export type ListColumn<Row> = Column<Row> & {
  /** The column's entry in the list's `sorts`. */
  sort?: string;
};

type ListFilter = {
  /** Name of a filter in the list's `filters`. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
};

export type AdminListProps<Row> = {
  list: List<Row>;
  /** The page's name, also used for its table. */
  name: string;
  columns: readonly ListColumn<Row>[];
  /** What can be searched for; left out for lists without a search. */
  searchHint?: string;
  filters?: readonly ListFilter[];
  /** Text of an empty list. */
  emptyText?: ReactNode;
};

/** One of a list's filters, with texts for its values. */
export function listFilter<Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  wordOf: (value: Value) => string,
): ListFilter {
  return { name, label, options: values.map((value) => ({ value, label: wordOf(value) })) };
}

/** A table that the server paginates: search, filters and sort order above it, page links below. */
export function AdminList<Row extends { id: string }>(props: AdminListProps<Row>) {
  const { list, name, columns, searchHint, filters = [] } = props;
  const t = useTranslations('admin.list');
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        {searchHint !== undefined && <ListSearch key={list.search} list={list} hint={searchHint} />}
        {filters.map(({ name: filter, label, options }) => (
          <SelectField
            key={filter}
            label={label}
            emptyLabel={t('all')}
            options={options}
            value={list.state.filters[filter] ?? ''}
            onChange={(event) =>
              list.go({ filters: { ...list.state.filters, [filter]: event.target.value } })
            }
            className="min-w-48 flex-1 md:flex-none"
          />
        ))}
        <NarrowSort list={list} columns={columns} />
      </div>
      <p role="status" className="text-ink-soft">
        <RangeShown list={list} />
        {list.status === 'loading' && <span className="sr-only">{t('loading', { name })}</span>}
      </p>
      <ListBody {...props} />
    </div>
  );
}

function ListBody<Row extends { id: string }>({
  list,
  name,
  columns,
  emptyText,
}: AdminListProps<Row>) {
  const t = useTranslations('admin');
  const { shown, status, state, search } = list;
  if (status === 'failed') {
    return (
      <EmptyState
        title={t('failed.title')}
        action={<Button onClick={list.reload}>{t('failed.action')}</Button>}
      >
        {t('failed.text')}
      </EmptyState>
    );
  }
  if (!shown) return <Skeleton className="h-96" />;
  if (shown.rows.length === 0) {
    const isNarrowed =
      search !== '' || Object.values(state.filters).some(Boolean) || state.page > 1;
    return <NothingShown list={list} text={emptyText} isNarrowed={isNarrowed} />;
  }
  return (
    // Not dimmed during a reload: the rows shown can still be read.
    <div aria-busy={status === 'loading'} className="grid gap-5 aria-busy:cursor-progress">
      <Table
        caption={name}
        isCaptionHidden
        columns={columns.map((column) => sortable(column, list))}
        rows={shown.rows}
        rowKey={({ id }) => id}
        // Seven columns have to fit a tablet, and a small laptop with the navigation.
        className="md:max-xl:[&_td]:px-2 md:max-xl:[&_td_span]:whitespace-normal md:max-xl:[&_th]:px-2"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <RangeShown list={list} />
        <Pagination
          page={state.page}
          pageCount={Math.ceil(shown.count / listPageSize)}
          hrefOf={(page) => list.hrefOf({ page })}
        />
      </div>
    </div>
  );
}

function RangeShown<Row>({ list: { shown, state } }: { list: List<Row> }) {
  const t = useTranslations('admin.list');
  if (!shown || shown.rows.length === 0) return null;
  const from = (state.page - 1) * listPageSize + 1;
  const range = { from, to: from + shown.rows.length - 1, count: shown.count };
  return <span>{t(shown.count < countCeiling ? 'range' : 'rangeOfMany', range)}</span>;
}

type NothingShownProps<Row> = { list: List<Row>; text?: ReactNode; isNarrowed: boolean };

function NothingShown<Row>({ list, text, isNarrowed }: NothingShownProps<Row>) {
  const t = useTranslations('admin.list');
  if (!isNarrowed) return <EmptyState title={t('nothing')}>{text}</EmptyState>;
  function clear() {
    list.setSearch('');
    list.go({ page: 1, filters: {} });
  }
  return (
    <EmptyState title={t('noMatch')} action={<Button onClick={clear}>{t('clear')}</Button>}>
      {t('noMatchText')}
    </EmptyState>
  );
}
