import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { array, lazy, number, object, type Schema } from 'yup';
import { adminRequest } from '@/client/requests/admin-requests';
import {
  listPageSize,
  listQuery,
  parseListState,
  type ListRules,
  type ListState,
} from '@/domain/staff/admin-list';
import { useAdminStore } from '../shell/admin-store';
import { useSearchStore } from './search-store';

/** Request and answer schema of a list. Constant: created once, outside of components. */
export type ListSetup<Row> = ListRules & {
  /** The endpoint: answers `{ count, results }` to page, pageSize, sort, search and the filters. */
  path: string;
  row: Schema<Row>;
};

export type List<Row> = {
  state: ListState;
  search: string;
  /** Also goes to the first page. */
  setSearch(search: string): void;
  /** The page's address after a change. */
  hrefOf(change: Partial<ListState>): string;
  go(change: Partial<ListState>): void;
  /** The page shown; the previous one stays until the next one has arrived. Null before the first. */
  shown: Shown<Row> | null;
  status: 'loading' | 'ready' | 'failed';
  /** Repeats the same request. */
  reload(): void;
};

/** One page of an admin list, by the address and the search text. */
export function useList<Row>(setup: ListSetup<Row>): List<Row> {
  const { query, pathname, push, isReady } = useRouter();
  const state = parseListState(query, setup);
  const search = useSearchStore((searches) => searches[setup.path] ?? '');
  const isIn = useAdminStore(({ status }) => status === 'in');
  const { shown, status, reload } = usePage(setup, { state, search, isAsked: isReady && isIn });

  const hrefOf = (change: Partial<ListState>) => {
    const changed = new URLSearchParams(listQuery(state, change, setup)).toString();
    return changed ? `${pathname}?${changed}` : pathname;
  };
  const go = (change: Partial<ListState>) => {
    void push(hrefOf(change), undefined, { shallow: true, scroll: false });
  };
  return {
    state,
    search,
    setSearch(words) {
      useSearchStore.setState({ [setup.path]: words });
      if (state.page > 1) go({ page: 1 });
    },
    hrefOf,
    go,
    shown,
    status,
    reload,
  };
}

type Asked = { state: ListState; search: string; isAsked: boolean };
type Shown<Row> = {
  rows: readonly Row[];
  count: number;
  /** Counts by kind, where the list provides them. */
  counts: Readonly<Record<string, number>>;
};

/** The names of the counts depend on the list. */
const countsSchema = lazy((value: unknown) =>
  object(
    Object.fromEntries(
      Object.keys(Object(value)).map((name) => [name, number().integer().required()]),
    ),
  ),
);

function usePage<Row>(setup: ListSetup<Row>, { state, search, isAsked }: Asked) {
  const { path, row } = setup;
  const [round, setRound] = useState(0);
  const fields = JSON.stringify({
    page: String(state.page),
    pageSize: String(listPageSize),
    sort: state.sort,
    ...state.filters,
  });
  const question = JSON.stringify([path, fields, search, round]);
  const [last, setLast] = useState<{ question: string; hasFailed: boolean }>();
  const [shown, setShown] = useState<Shown<Row> | null>(null);

  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    void ask(path, { fields, search, row }).then((answer) => {
      if (!isCurrent) return;
      setLast({ question, hasFailed: answer === null });
      if (answer) setShown(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [isAsked, path, fields, search, row, question]);

  const isAnswered = last?.question === question;
  const status: List<Row>['status'] = !isAnswered ? 'loading' : last.hasFailed ? 'failed' : 'ready';
  return { shown, status, reload: () => setRound(round + 1) };
}

/** Null when there was no answer that could be read. */
async function ask<Row>(
  path: string,
  { fields, search, row }: { fields: string; search: string; row: Schema<Row> },
): Promise<Shown<Row> | null> {
  const schema = object({
    count: number().integer().min(0).required(),
    results: array(row).required(),
    counts: countsSchema,
  });
  const asked: Record<string, string> = JSON.parse(fields);
  const answer = await (search === ''
    ? adminRequest(`${path}?${new URLSearchParams(asked).toString()}`, { answer: schema })
    : adminRequest(path, { answer: schema, body: { ...asked, search } }));
  if (!answer.ok) return null;
  const { count, results: rows, counts } = answer.value;
  return { count, rows, counts };
}
