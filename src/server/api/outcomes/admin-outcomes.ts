import { object, string, type InferType } from 'yup';
import { AppError } from '@/domain/failures/errors';
import { monthPattern, parseOutcomeFilter } from '@/domain/outcomes/outcome-filter';
import { cutGroups } from '@/domain/outcomes/outcome-record';
import type { OutcomeReport } from '@/domain/outcomes/outcome-report';
import { outcomeTable } from '@/domain/outcomes/outcome-table';
import type { Services } from '@/server/main/services';
import type { HttpAnswer } from '@/server/http/exchange';
import { adminEndpoint } from '../endpoints/admin-endpoint';
import { route } from '../endpoints/route';

const input = object({
  level: string().oneOf(cutGroups.level),
  receiver: string().oneOf(cutGroups.receiver),
  way: string().oneOf(cutGroups.way),
  from: string().matches(monthPattern),
  to: string().matches(monthPattern),
});

type Query = InferType<typeof input>;

const noted = () => ({ action: 'list', subject: 'outcomes', recordId: 'all' }) as const;

const report = ({ input: query, services }: { input: Query; services: Services }) =>
  outcomesOf(services).report(parseOutcomeFilter(query));

/** Figures of delivered hearing aids, of the people that the filter names. */
export const adminOutcomes = route({
  GET: adminEndpoint({ may: 'outcomes', input, notes: noted, handle: report }),
});

/** The same for a spreadsheet. */
export const adminOutcomesTable = route({
  GET: adminEndpoint({
    may: 'outcomes',
    input,
    notes: noted,
    handle: report,
    answer: csvAnswer,
  }),
});

/** With a hosted store its staff has the orders, and no figure here would be true. */
function outcomesOf({ outcomes }: Services) {
  if (outcomes) return outcomes;
  throw new AppError('permission_error', 'Orders of a hosted store are managed in its own admin', {
    param: 'hosted_store',
  });
}

function csvAnswer(shown: OutcomeReport): HttpAnswer {
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="outcomes.csv"',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
    // The byte order mark tells spreadsheets that the file is UTF-8.
    body: `\uFEFF${outcomeTable(shown)}`,
  };
}
