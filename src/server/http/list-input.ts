import { number, object, string, type Schema } from 'yup';
import { lastListPage, listPageSize, type ListRules } from '@/domain/staff/admin-list';
import { trimmedText } from '@/domain/schemas/trimmed-text';

/** A list's parsed query; omitted filters are empty. */
export type ListQuery<Filters extends ListRules['filters']> = {
  page: number;
  pageSize: number;
  sort: string;
  search: string;
} & Readonly<Record<keyof Filters & string, string>>;

/**
 * The input of every admin list: a page, a known sort order, and search words. Lists answer GET, and POST with the same
 * fields in the body: search words may be a person's name, and URLs end up in the logs of proxies.
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
  // Object.entries loses the type of the names.
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
