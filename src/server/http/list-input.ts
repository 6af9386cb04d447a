import { number, object, string, type Schema } from 'yup';
import { lastListPage, listPageSize, type ListRules } from '@/domain/staff/admin-list';
import { trimmedText } from '@/domain/schemas/trimmed-text';

/** A list's question, once it is read; filters that were left out are empty. */
export type ListQuery<Filters extends ListRules['filters']> = {
  page: number;
  pageSize: number;
  sort: string;
  search: string;
} & Readonly<Record<keyof Filters & string, string>>;

/**
 * What every list of the admin area may be asked: a page of it, an order among those it knows, and words to search
 * for. Lists answer GET, and POST with the same fields in the body: searched words may be somebody's name, and the
 * addresses of requests end up in logs of proxies.
 */
export function listInput<Filters extends ListRules['filters']>({
  sorts,
  filters,
}: Pick<ListRules, 'sorts'> & { filters: Filters }): Schema<ListQuery<Filters>> {
  const anyWay = sorts.flatMap((sort) =>
    sort.startsWith('-') ? [sort, sort.slice(1)] : [sort, `-${sort}`],
  );
  const schema: Schema = object({
    page: number().integer().min(1).max(lastListPage).default(1),
    pageSize: number().integer().min(1).max(100).default(listPageSize),
    sort: string().oneOf(anyWay).default(sorts[0]),
    search: trimmedText().max(100).default(''),
    ...filterShape(filters),
  });
  // Object.entries forgets which names it listed.
  return schema as Schema<ListQuery<Filters>>;
}

function filterShape(filters: ListRules['filters']) {
  const shape = Object.entries(filters).map(([name, values]) => [
    name,
    string()
      .oneOf(['', ...values])
      .default(''),
  ]);
  return Object.fromEntries(shape);
}
