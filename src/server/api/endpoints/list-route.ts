import type { Schema } from 'yup';
import type { ListRules } from '@/domain/staff/admin-list';
import type { RecordNote } from '@/domain/staff/audit';
import type { StaffPermission } from '@/domain/staff/staff-roles';
import type { Services } from '@/server/main/services';
import { listInput, type ListQuery } from '@/server/http/list-input';
import { route, type Route } from './route';
import { adminEndpoint, type AdminCaller } from './admin-endpoint';
import { listNote } from './list-note';
import type { Sent } from './sent';

type ListCall<Rules extends ListRules> = {
  input: ListQuery<Rules['filters']>;
  caller: AdminCaller;
  services: Services;
};

type Page<Row> = { count: number; results: readonly Sent<Row>[] };

type ListRouteOptions<Rules extends ListRules, Found extends Page<Row>, Row> = {
  may: StaffPermission;
  /** The columns the list can be sorted and filtered by. */
  rules: Rules;
  /** The schema that the screen reads a line by; the compiler compares the lines with it. */
  row: Schema<Row>;
  /** Reads one page of the list. */
  read: (call: ListCall<Rules>) => Promise<Found>;
} & (
  | {
      /** The audit log records which page was read, of which subject. */ noted: RecordNote['subject'];
    }
  /** The list contains no personal records; the text says why. */
  | { showsNobody: string }
);

/**
 * A paged list of the admin area. Answers GET, and POST with the same fields, and adds the page number to what `read`
 * found.
 */
export function listRoute<Rules extends ListRules, Found extends Page<Row>, Row>(
  options: ListRouteOptions<Rules, Found, Row>,
): Route<'GET' | 'POST'> {
  const { may, rules, read } = options;
  const shared = {
    may,
    input: listInput<Rules['filters']>(rules),
    handle: async (call: ListCall<Rules>) => {
      const { page, pageSize } = call.input;
      return { page, pageSize, ...(await read(call)) };
    },
  };
  const list =
    'noted' in options
      ? adminEndpoint({ ...shared, notes: listNote(options.noted) })
      : adminEndpoint({ ...shared, showsNobody: options.showsNobody });
  return route({ GET: list, POST: list });
}
