import type { WearingSpan } from '../sixty-days/answers';
import { mainReasons } from '../orders/return-request';
import { choices, type Choice } from '../catalogue/product-choice';
import type { BenefitChange } from './benefit-change';
import type { Complaint } from './complaint';
import { testWays, type TestWay } from './test-way';

/** `unknown`: the store does not tell. */
const outcomeLevels = [...choices.tech, 'unknown'] as const;
const outcomeReceivers = [...choices.receiver, 'unknown'] as const;

/** Why something came back, by the customer's own tap. `none_given`: nobody has to, and older returns had no list. */
export const returnReasons = [...mainReasons, 'none_given'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** One person's hearing aids after their delivery, without anything that names the person. */
export type OutcomeRecord = {
  /** An id, only to count each person once. */
  person: string;
  /** The month of the order at the clinic: `2026-08`. */
  month: string;
  level: Choice['tech'] | 'unknown';
  receiver: Choice['receiver'] | 'unknown';
  way: TestWay;
  /** The last day of the trial has passed. Before it nobody knows whether they come back. */
  isTrialOver: boolean;
  isReturned: boolean;
  /** Of a return; nothing is meant where there is none. */
  returnReason: ReturnReason;
  /** What they complained of in the trial, as far as they told us. */
  complaint: Complaint;
  /** Null: not measured before and in week six. */
  benefit: BenefitChange | null;
  /** The last answer from day 7 on; null without one. */
  wearing: WearingSpan | null;
  /** Days from the delivery to the first request for an adjustment; null without one. */
  adjustedAfterDays: number | null;
};

/** What the figures are cut by, with the groups of each cut in order. A month is a group too. */
export const cutGroups = {
  level: outcomeLevels,
  receiver: outcomeReceivers,
  way: testWays,
} as const;
export type Cut = keyof typeof cutGroups;
export const cuts = ['level', 'receiver', 'way'] as const satisfies readonly Cut[];

/** An order with what decides which one of a person counts. */
type Placed = { record: OutcomeRecord; placedAt: string };

/**
 * Each person counts once, with their first order. A second pair is chosen with the experience of the first, and a
 * group of five orders might be two people.
 */
export function onePerPerson(placed: readonly Placed[]): OutcomeRecord[] {
  const first = new Map<string, OutcomeRecord>();
  const inOrder = placed.toSorted((a, b) => (a.placedAt < b.placedAt ? -1 : 1));
  for (const { record } of inOrder) {
    if (!first.has(record.person)) first.set(record.person, record);
  }
  return [...first.values()];
}
