import type { WearingSpan } from '../sixty-days/answers';
import { betterChanges } from './benefit-change';
import type { OutcomeRecord } from './outcome-record';
import { middleOf, quartilesOf, type Quartiles } from './quartiles';
import { hiddenCells, isFew } from './small-groups';
import { wearingOrder } from './wearing-order';

/** A figure: null without anybody to count, or when it is about too few of them. */
type Shown<Value> = { value: Value | null; isFew: boolean };

/** A part of some people. */
type Share = { count: number; of: number };

/** The figures of one group. */
export type OutcomeGroup = {
  key: string;
  /** Null: hidden, alone or together with a smaller group; then nothing of it is shown. */
  people: number | null;
  /** Of those whose trial is over. */
  returned: Shown<Share>;
  /** More goals clearly better than clearly worse, of those who rated them before and in week six. */
  better: Shown<Share>;
  /** The middle answer on wearing time. */
  worn: Shown<WearingSpan>;
  /** Days from the delivery to the first request for an adjustment, of those who had one. */
  adjusted: Shown<Quartiles & { of: number }>;
};

type People = readonly OutcomeRecord[];
type Group = { key: string; people: People };

/**
 * The figures of each group of one cut. A figure about health is hidden, too, when one to four people of a group are on
 * one side of it: "all but two are better" tells about these two. A return is no secret to our staff, so it is hidden
 * only by the number of people.
 */
export function groupsOf(groups: readonly Group[]): OutcomeGroup[] {
  const hidden = hiddenCells(groups.map(({ people }) => [people.length]));
  const returned = groups.map(({ people }) => returnedOf(people));
  const better = groups.map(({ people }) => betterOf(people));
  const hiddenReturned = hiddenCells(
    returned.map(({ of }) => [of]),
    hidden,
  );
  const hiddenBetter = hiddenCells(
    better.map(({ count, of }) => [of, count, of - count]),
    hidden,
  );
  return groups.map(({ key, people }, place) => {
    const isHidden = hidden.has(place);
    return {
      key,
      people: isHidden ? null : people.length,
      returned: shareOf(returned[place], hiddenReturned.has(place)),
      better: shareOf(better[place], hiddenBetter.has(place)),
      worn: wornOf(people, isHidden),
      adjusted: adjustedOf(people, isHidden),
    };
  });
}

function returnedOf(people: People): Share {
  const over = people.filter(({ isTrialOver }) => isTrialOver);
  return { count: over.filter(({ isReturned }) => isReturned).length, of: over.length };
}

function betterOf(people: People): Share {
  const told = people.flatMap(({ benefit }) => benefit ?? []);
  const count = told.filter((change) => betterChanges.some((one) => one === change)).length;
  return { count, of: told.length };
}

function shareOf(share: Share | undefined, isHidden: boolean): Shown<Share> {
  if (isHidden) return few;
  return share && share.of > 0 ? { value: share, isFew: false } : nobody;
}

function wornOf(people: People, isHidden: boolean): Shown<WearingSpan> {
  const told = people.flatMap(({ wearing }) => wearing ?? []);
  if (isHidden || isFew(told.length)) return few;
  return { value: middleOf(wearingOrder, told), isFew: false };
}

function adjustedOf(people: People, isHidden: boolean): OutcomeGroup['adjusted'] {
  const days = people.flatMap(({ adjustedAfterDays }) => adjustedAfterDays ?? []);
  if (isHidden || isFew(days.length)) return few;
  const quartiles = quartilesOf(days);
  return { value: quartiles && { ...quartiles, of: days.length }, isFew: false };
}

const few = { value: null, isFew: true } as const;
const nobody = { value: null, isFew: false } as const;
