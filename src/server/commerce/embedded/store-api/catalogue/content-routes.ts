import { textOf } from '@/server/http/query';
import type { StoreCall } from '../http/call';
import { articleWire, pageWire, type ContentWire } from './content-wire';
import {
  envelope,
  meetsConditions,
  readExpand,
  readPage,
  sortBy,
  type SortKeys,
} from '../http/list';
import type { RouteTable } from '../http/router';
import { searchOf } from './search';

const noExpansions = new Set<string>();

const sorts: SortKeys<ContentWire> = {
  id: ({ id }) => id,
  slug: ({ slug }) => slug,
  title: ({ title }) => title,
  name: ({ name }) => name,
  date_published: ({ date_published }) => date_published,
  date_created: ({ date_created }) => date_created,
  date_updated: ({ date_updated }) => date_updated,
};

/** Editorial texts (contract 7.5): published ones only, whatever `$preview` says. */
export const contentRoutes: RouteTable = {
  'GET /content/:model': async (call) => {
    const { query } = call;
    const page = readPage(query);
    readExpand(query, noExpansions);
    const isSearched = searchOf(query.search);
    const found = (await recordsOf(call)).filter(
      (record) => meetsConditions(record, query) && isSearched(`${record.title} ${record.slug}`),
    );
    return call.answer(envelope(sortBy(found, textOf(query.sort), sorts), page));
  },
  'GET /content/:model/:id': async (call) => {
    readExpand(call.query, noExpansions);
    const records = await recordsOf(call);
    return call.answer(records.find(({ slug }) => slug === call.params.id) ?? null);
  },
};

/** Newest first; none for an unknown model. */
async function recordsOf({ params, services }: StoreCall): Promise<readonly ContentWire[]> {
  if (params.model === 'pages') return (await services.editorial.pages()).map(pageWire);
  if (params.model === 'blogs') return (await services.editorial.articles()).map(articleWire);
  return [];
}
