import type { FundingLine } from './funding-estimate';
import { fundingPrograms, type ProgramId } from './funding';
import type { Cents } from '../money';

/** Values for a message's placeholders. */
type Values = Record<string, string | number>;

/**
 * The sentence about a line of an estimate: a key of the messages `estimate.saying`, and the values for its
 * placeholders.
 */
export type FundingSaying = {
  key:
    | 'share_per_aid'
    | 'share_above'
    | 'plan_sum'
    | 'counts'
    | 'age_missing'
    | 'sum_missing'
    | 'ask'
    | 'ask_ramq'
    | 'others_only'
    | 'paid_elsewhere'
    | 'too_soon';
  values: Values;
};

/** The end of a line: its amount, or a key of `estimate.result` where it has none. */
export function figureOf(
  line: FundingLine,
  money: (amount: Cents) => string,
): { amount: string } | { word: 'onReturn' | 'notThisTime' | 'askFirst' | 'tellFirst' } {
  switch (line.standing) {
    case 'pays':
    case 'refunds':
      return { amount: `−${money(line.amount)}` };
    case 'counts':
      return { word: 'onReturn' };
    case 'excluded':
      return { word: 'notThisTime' };
    case 'age_missing':
    case 'sum_missing':
      return { word: 'tellFirst' };
    case 'ask':
    case 'others_only':
      return { word: 'askFirst' };
  }
}

/** Explains how a line was computed; the same words on the page and on paper. */
export function sayingOf(line: FundingLine, money: (amount: Cents) => string): FundingSaying {
  switch (line.standing) {
    case 'counts':
      return { key: 'counts', values: { expense: money(line.expense) } };
    case 'age_missing': {
      const { amount, threshold, basisPoints } = line;
      return {
        key: line.standing,
        values: { amount: money(amount), threshold: money(threshold), percent: basisPoints / 100 },
      };
    }
    case 'ask':
      return { key: line.program === 'quebec_ramq' ? 'ask_ramq' : 'ask', values: {} };
    case 'others_only':
    case 'sum_missing':
      return { key: line.standing, values: {} };
    case 'excluded':
      return { key: line.reason, values: {} };
    case 'pays':
    case 'refunds':
      return workingSaying(line.working, money);
  }
}

type Working = Extract<FundingLine, { standing: 'pays' | 'refunds' }>['working'];

function workingSaying(working: Working, money: (amount: Cents) => string): FundingSaying {
  switch (working.kind) {
    case 'share_per_aid': {
      const { kind, aids, price, basisPoints, share, cap, each } = working;
      const amounts = { price: money(price), share: money(share), cap: money(cap) };
      return {
        key: kind,
        values: { ...amounts, aids, percent: basisPoints / 100, each: money(each) },
      };
    }
    case 'share_above': {
      const { kind, paid, threshold, above, basisPoints } = working;
      const amounts = { paid: money(paid), threshold: money(threshold), above: money(above) };
      return { key: kind, values: { ...amounts, percent: basisPoints / 100 } };
    }
    case 'plan_sum':
      return {
        key: working.kind,
        values: { left: money(working.left), cap: money(working.cap) },
      };
  }
}

/** Placeholder values for the sentence about a program's rule; its key in `estimate.rule` is the rule's kind. */
export function ruleValues(id: ProgramId, money: (amount: Cents) => string): Values {
  const { rule } = fundingPrograms[id];
  switch (rule.kind) {
    case 'share_per_aid':
      return { percent: rule.basisPoints / 100, cap: money(rule.capPerAid) };
    case 'share_above':
      return { percent: rule.basisPoints / 100, threshold: money(rule.threshold) };
    default:
      return {};
  }
}
