import type { HttpAnswer } from '@/server/http/exchange';
import { textOf } from '@/server/http/query';
import type { StoreCall } from './call';
import { envelope, meetsConditions, readPage, sortBy } from './list';

/** Sort keys of a customer's own records; unknown fields keep the order, which is newest first. */
const sortKeys = {
  date_created: (record: Listed) => record.date_created,
  date_updated: (record: Listed) => record.date_updated ?? record.date_created,
  number: (record: Listed) => Number(record.number ?? 0),
  grand_total: (record: Listed) => record.grand_total ?? 0,
  status: (record: Listed) => record.status ?? '',
};

type Listed = {
  date_created: string;
  date_updated?: string;
  number?: string;
  grand_total?: number;
  status?: string;
};

/** A list of the caller's own records, filtered, sorted and paged by the query (contract 6). */
export function listed(records: readonly Listed[], call: StoreCall): HttpAnswer {
  const { query } = call;
  const page = readPage(query);
  const matching = records.filter((record) => meetsConditions(record, query));
  return call.answer(envelope(sortBy(matching, textOf(query.sort), sortKeys), page));
}
