import type { WearingSpan } from '../sixty-days/answers';
import { wearingOrder } from './wearing-order';
import { benefitChanges, betterChanges, type BenefitChange } from './benefit-change';
import { complaints, type Complaint } from './complaint';
import { distributionInParts, distributionOf, type Distribution } from './distribution';
import { blockKey, blocksIn, monthBlocks, type MonthBlock } from './month-blocks';
import { isInGroups, type OutcomeFilter } from './outcome-filter';
import {
  cutGroups,
  cuts,
  returnReasons,
  type Cut,
  type OutcomeRecord,
  type ReturnReason,
} from './outcome-record';
import { groupsOf, type OutcomeGroup } from './outcome-groups';
import { hiddenCells, isFew } from './small-groups';

/** Figures of people with delivered hearing aids. Nothing in it is about fewer than five of them. */
export type OutcomeReport = {
  /** Months that can be chosen: from the first order to the last one. */
  months: readonly string[];
  /** The months shown, which may be more than were asked for; null when nothing was found. */
  shown: MonthBlock | null;
  /** Too few people, or so few others that these would tell about them. */
  isFew: boolean;
  /** Null when nothing is found or too few are. */
  figures: OutcomeFigures | null;
};

export type OutcomeFigures = {
  all: OutcomeGroup;
  /** Reasons of those whose trial is over and who sent them back. */
  reasons: Distribution<ReturnReason>;
  /** Complaints of the same people. */
  complaints: Distribution<Complaint>;
  benefit: Distribution<BenefitChange>;
  wearing: Distribution<WearingSpan>;
  groups: Readonly<Record<Cut | 'month', readonly OutcomeGroup[]>>;
};

/** Makes the figures of the people that a filter names. */
export function outcomeReport(
  records: readonly OutcomeRecord[],
  filter: OutcomeFilter,
): OutcomeReport {
  const months = monthsBetween(records.map(({ month }) => month));
  const named = records.filter((record) => isInGroups(record, filter));
  const blocks = blocksIn(monthBlocks(named.map(({ month }) => month)), filter);
  const [first, last] = [blocks.at(0), blocks.at(-1)];
  if (!first || !last) return { months, shown: null, isFew: false, figures: null };
  const shown = { from: first.from, to: last.to };
  const inMonths = ({ month }: OutcomeRecord) => month >= shown.from && month <= shown.to;
  const people = named.filter(inMonths);
  const isHidden =
    isFew(people.length) ||
    cuts.some((cut) => isGroupHidden(records.filter(inMonths), { ...filter, cut }));
  return {
    months,
    shown,
    isFew: isHidden,
    figures: isHidden ? null : figuresOf(people, blocks),
  };
}

/** Whether the table of all groups of this cut would hide the group that the filter names. */
function isGroupHidden(
  records: readonly OutcomeRecord[],
  { cut, ...filter }: OutcomeFilter & { cut: Cut },
): boolean {
  const wanted = filter[cut];
  if (wanted === null) return false;
  const others = records.filter((record) => isInGroups(record, { ...filter, [cut]: null }));
  const groups = cutGroups[cut];
  const counts = groups.map((group) => [others.filter((one) => one[cut] === group).length]);
  return hiddenCells(counts).has(groups.findIndex((group) => group === wanted));
}

function figuresOf(people: readonly OutcomeRecord[], blocks: readonly MonthBlock[]) {
  const returned = people.filter(({ isTrialOver, isReturned }) => isTrialOver && isReturned);
  const told = people.flatMap(({ benefit }) => benefit ?? []);
  const notBetter = benefitChanges.filter((change) => !betterChanges.some((one) => one === change));
  const cutBy = (cut: Cut) =>
    groupsOf(
      cutGroups[cut].map((key) => ({ key, people: people.filter((one) => one[cut] === key) })),
    );
  const monthGroups = blocks.map((block) => ({
    key: blockKey(block),
    people: people.filter(({ month }) => month >= block.from && month <= block.to),
  }));
  const [all] = groupsOf([{ key: 'all', people }]);
  if (!all) throw new Error('There is no group of all');
  return {
    all,
    reasons: distributionOf(
      returnReasons,
      returned.map(({ returnReason }) => returnReason),
    ),
    complaints: distributionOf(
      complaints,
      returned.map(({ complaint }) => complaint),
    ),
    benefit: distributionInParts(benefitChanges, told, [betterChanges, notBetter]),
    wearing: distributionOf(
      wearingOrder,
      people.flatMap(({ wearing }) => wearing ?? []),
    ),
    groups: {
      level: cutBy('level'),
      receiver: cutBy('receiver'),
      way: cutBy('way'),
      month: groupsOf(monthGroups),
    },
  };
}

/** Every month from the first to the last one of these. */
function monthsBetween(found: readonly string[]): string[] {
  const sorted = found.toSorted();
  const [first, last] = [sorted.at(0), sorted.at(-1)];
  const months: string[] = [];
  if (first === undefined || last === undefined) return months;
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}
