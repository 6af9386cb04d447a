/** What of a list stands in its address: everything but what somebody searches for, which may be a person's name. */
export type ListState = {
  /** From 1. */
  page: number;
  /** A column's name, with `-` before it for the highest first. */
  sort: string;
  /** By name; an empty text lets everything through. */
  filters: Readonly<Record<string, string>>;
};

export type ListRules = {
  /** Names one may sort by, with the direction of a first click; the first is where a list starts. */
  sorts: readonly [string, ...string[]];
  /** Values that each filter knows. */
  filters: Readonly<Record<string, readonly string[]>>;
};

export const listPageSize = 25;

/** Nobody turns so many pages; databases would. */
export const lastListPage = 100_000;

/** Rows are counted up to here: nobody turns more pages, and asking for them would make big tables slow. */
export const countCeiling = 10_000;

/** Reads an address. What it does not know is as good as not there. */
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

/** The query of an address; what is as it starts is left out. Any other change than to a page leads to the first one. */
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

/** What a click on a column's title sorts by: first as the column likes it, then the other way round. */
export function nextSort(current: string, sort: string): string {
  return current === sort ? turned(sort) : sort;
}

/** A sort's column, and whether the highest comes first. */
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
