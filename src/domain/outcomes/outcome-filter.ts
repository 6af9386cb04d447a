import { cutGroups, cuts, type Cut, type OutcomeRecord } from './outcome-record';

/** Which people the figures are about; null for all. Months are those of the order. */
export type OutcomeFilter = {
  level: (typeof cutGroups.level)[number] | null;
  receiver: (typeof cutGroups.receiver)[number] | null;
  way: (typeof cutGroups.way)[number] | null;
  from: string | null;
  to: string | null;
};

/** A month in an address or a request. */
export const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

/** A parsed query string as the router has it. */
type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads the filter from an address; unknown values are no filter. Months in the wrong order are swapped. */
export function parseOutcomeFilter(query: Query): OutcomeFilter {
  const oneOf = <Word extends string>(known: readonly Word[], value: Query[string]) =>
    known.find((word) => word === value) ?? null;
  const month = (value: Query[string]) =>
    typeof value === 'string' && monthPattern.test(value) ? value : null;
  const [from, to] = [month(query.from), month(query.to)];
  const isSwapped = from !== null && to !== null && from > to;
  return {
    level: oneOf(cutGroups.level, query.level),
    receiver: oneOf(cutGroups.receiver, query.receiver),
    way: oneOf(cutGroups.way, query.way),
    from: isSwapped ? to : from,
    to: isSwapped ? from : to,
  };
}

/** The query of a filter, without what is not filtered. */
export function outcomeQuery(filter: OutcomeFilter): string {
  const chosen = Object.entries(filter).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  );
  return new URLSearchParams(chosen).toString();
}

/** Whether a record is of the groups that the filter names; months are judged elsewhere. */
export function isInGroups(record: OutcomeRecord, filter: Pick<OutcomeFilter, Cut>): boolean {
  return cuts.every((cut) => filter[cut] === null || record[cut] === filter[cut]);
}
