import { orderLine } from '@/domain/staff/answers/order-line';
import { csvLine } from '@/domain/staff/csv';
import { AppError } from '@/domain/failures/errors';
import { withoutHealth, type ShownHoldReason } from '@/domain/orders/order-for-staff';
import { orderListRules } from '@/domain/orders/order-list';
import type { AdminOrderLine, AdminOrders } from '@/server/commerce/admin-orders';
import type { Services } from '@/server/main/services';
import type { HttpAnswer } from '@/server/http/exchange';
import { listInput } from '@/server/http/list-input';
import { route } from '../endpoints/route';
import { adminEndpoint, isAllowed, type AdminCaller } from '../endpoints/admin-endpoint';
import { listRoute } from '../endpoints/list-route';

const input = listInput(orderListRules);

/** Orders, a page at a time, with the count of each status; each reading of the list is noted. */
export const adminOrders = listRoute({
  may: 'orders.read',
  rules: orderListRules,
  row: orderLine,
  noted: 'orders',
  read: async ({ input: query, caller, services }) => {
    const orders = adminOrdersOf(services);
    expectNoReason(caller, query);
    const [{ count, results }, counts] = await Promise.all([orders.page(query), orders.counts()]);
    if (isAllowed(caller, 'health')) return { count, results, counts };
    const shown = { ...counts, needs_test: undefined };
    return { count, results: results.map(lineWithoutHealth), counts: shown };
  },
});

/** The whole list, filtered and sorted as asked, for a spreadsheet. */
export const adminExportOrders = route({
  POST: adminEndpoint({
    may: 'orders.read',
    input,
    notes: () => ({ action: 'list', subject: 'orders', recordId: 'all' }),
    handle: async ({ input: query, caller, services }) => {
      const orders = adminOrdersOf(services);
      expectNoReason(caller, query);
      const pieces = orders.everything(query);
      return isAllowed(caller, 'health') ? pieces : piecesWithoutHealth(pieces);
    },
    answer: csvAnswer,
  }),
});

type ShownLine = Omit<AdminOrderLine, 'holdReason'> & { holdReason: ShownHoldReason | null };

/** Hides how complete a hearing profile is: that is health data too. */
export function lineWithoutHealth(line: AdminOrderLine): ShownLine {
  return { ...withoutHealth(line), profile: 'none' };
}

async function* piecesWithoutHealth(pieces: AsyncIterable<readonly AdminOrderLine[]>) {
  for await (const lines of pieces) yield lines.map(lineWithoutHealth);
}

/** Filtering by a hold reason would reveal that reason for each order in the list. */
function expectNoReason(caller: AdminCaller, { reason }: { reason: string }): void {
  if (reason === '' || isAllowed(caller, 'health')) return;
  throw new AppError('forbidden', 'What an order waits for is for the clinic', { param: 'reason' });
}

/** Orders for our staff. With a hosted store its staff works there, and the answer says so instead of an empty list. */
export function adminOrdersOf({
  commerce: { adminOrders: orders },
}: Pick<Services, 'commerce'>): AdminOrders {
  if (orders) return orders;
  throw new AppError('permission_error', 'Orders of a hosted store are managed in its own admin', {
    param: 'hosted_store',
  });
}

const header = [
  'Order',
  'Placed',
  'Status',
  'Waits for',
  'Name',
  'Email',
  'Place',
  'Items',
  'Total',
  'Refunded',
  'Currency',
];

function csvAnswer(pieces: AsyncIterable<readonly ShownLine[]>): HttpAnswer {
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="orders.csv"',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
    // The byte order mark tells spreadsheets that the file is UTF-8.
    body: `\uFEFF${csvLine(header)}`,
    more: csvOf(pieces),
  };
}

async function* csvOf(pieces: AsyncIterable<readonly ShownLine[]>): AsyncGenerator<string> {
  for await (const lines of pieces) yield lines.map(lineOf).join('');
}

function lineOf(order: ShownLine): string {
  const items = order.items.map(
    ({ name, variant, quantity }) => `${quantity} × ${variant ? `${name}, ${variant}` : name}`,
  );
  return csvLine([
    order.number,
    order.placedAt,
    order.status,
    order.holdReason,
    order.name,
    order.email,
    order.place,
    items.join('; '),
    order.total / 100,
    order.refunded / 100,
    order.currency,
  ]);
}
