import { csvLine } from '../staff/csv';
import type { Distribution } from './distribution';
import type { OutcomeGroup } from './outcome-groups';
import type { OutcomeReport } from './outcome-report';

type Cell = string | number | null;

/** Replaces a figure about one to four people. */
const few = 'fewer than 5';

const header = ['Cut', 'Group', 'Figure', 'Value', 'Of', 'First quarter', 'Third quarter'];

/**
 * The figures as CSV, one a line, so that a spreadsheet can sort and filter them. Names are those of the interface, in
 * English, as in the other files for staff.
 */
export function outcomeTable({ shown, isFew, figures }: OutcomeReport): string {
  const months: Cell[] = ['months', shown && `${shown.from}..${shown.to}`];
  if (!figures) {
    const people: Cell[] = ['all', 'all', 'people', isFew ? few : 0];
    return linesOf([header, months, people]);
  }
  const { all, groups } = figures;
  return linesOf([
    header,
    months,
    ...groupLines('all', all),
    ...distributionLines('reason of a return', figures.reasons),
    ...distributionLines('complaint of a return', figures.complaints),
    ...distributionLines('goals in week six', figures.benefit),
    ...distributionLines('wearing time', figures.wearing),
    ...Object.entries(groups).flatMap(([cut, found]) =>
      found.flatMap((group) => groupLines(cut, group)),
    ),
  ]);
}

function groupLines(cut: string, group: OutcomeGroup): Cell[][] {
  const { key, people, returned, better, worn, adjusted } = group;
  const line = (figure: string, hidden: boolean, ...values: Cell[]): Cell[] =>
    hidden ? [cut, key, figure, few] : [cut, key, figure, ...values];
  if (people === null) return [line('people', true)];
  const days = adjusted.value;
  return [
    line('people', false, people),
    line('returned', returned.isFew, ...shareCells(returned.value)),
    line('better', better.isFew, ...shareCells(better.value)),
    line('worn a day, middle', worn.isFew, worn.value),
    line(
      'days to first adjustment, middle',
      adjusted.isFew,
      ...(days ? [days.median, days.of, days.first, days.third] : [null]),
    ),
  ];
}

const shareCells = (share: { count: number; of: number } | null): Cell[] =>
  share ? [share.count, share.of] : [null];

function distributionLines(figure: string, { of, isFew, cells, together }: Distribution): Cell[][] {
  if (isFew) return [['all', 'all', figure, few]];
  return [
    ...cells.map(({ key, count }): Cell[] => ['all', key, figure, count, of]),
    ...together.map(({ keys, count }): Cell[] => ['all', keys.join(' + '), figure, count, of]),
  ];
}

/** Every line has the same number of cells. */
function linesOf(lines: readonly (readonly Cell[])[]): string {
  return lines.map((line) => csvLine(header.map((_, place) => line[place] ?? null))).join('');
}
