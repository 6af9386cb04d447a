/** The state of a list in its address: everything but the search text, which may be a person's name. */
export type ListState = {
  /** From 1. */
  page: number;
  /** A column's name, with `-` before it for the highest first. */
  sort: string;
  /** Filter values by name; an empty text means no filter. */
  filters: Readonly<Record<string, string>>;
};

export type ListRules = {
  /** Sortable columns with the direction of the first click; the first is the default. */
  sorts: readonly [string, ...string[]];
  /** Allowed values of each filter. */
  filters: Readonly<Record<string, readonly string[]>>;
};

export const listPageSize = 25;

/** Highest page number: no person needs more, and databases would scan that far. */
export const lastListPage = 100_000;

/** Rows are counted up to this number: nobody opens later pages, and counting on would make big tables slow. */
export const countCeiling = 10_000;

/** Reads an address; unknown values are ignored. */
export function parseListState(
  query: Readonly<Record<string, string | readonly string[] | undefined>>,
  rules: ListRules,
): ListState {
  const textOf = (name: string) => {
    const value = query[name];
    return typeof value === 'string' ? value : '';
  };
  const page = Number(textOf('page'));
  const sort = textOf('sort');
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastListPage ? page : 1,
    sort: isSort(sort, rules) ? sort : rules.sorts[0],
    filters: Object.fromEntries(
      Object.entries(rules.filters).map(([name, values]) => {
        const value = textOf(name);
        return [name, values.includes(value) ? value : ''];
      }),
    ),
  };
}

/** The query of an address, without default values. Any change other than of the page goes back to the first page. */
export function listQuery(
  state: ListState,
  change: Partial<ListState>,
  rules: ListRules,
): Record<string, string> {
  const { page, sort, filters } = { ...state, page: 1, ...change };
  return {
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
    ...(sort !== rules.sorts[0] && { sort }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** The sort after a click on a column's title: first the column's own direction, then the reverse. */
export function nextSort(current: string, sort: string): string {
  return current === sort ? turned(sort) : sort;
}

/** The column of a sort, and whether the highest value comes first. */
export function sortOf(sort: string): { by: string; isDescending: boolean } {
  return sort.startsWith('-')
    ? { by: sort.slice(1), isDescending: true }
    : { by: sort, isDescending: false };
}

function isSort(sort: string, { sorts }: ListRules): boolean {
  return sorts.some((known) => sort === known || sort === turned(known));
}

function turned(sort: string): string {
  return sort.startsWith('-') ? sort.slice(1) : `-${sort}`;
}
