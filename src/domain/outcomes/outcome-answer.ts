import { array, boolean, mixed, number, object, string, type Schema } from 'yup';
import { benefitChanges } from './benefit-change';
import { complaints } from './complaint';
import { returnReasons } from './outcome-record';
import type { OutcomeReport } from './outcome-report';
import { wearingOrder } from './wearing-order';

const count = number().integer().min(0).required();
const hidden = boolean().required();

const share = object({
  value: object({ count, of: count }).nullable().defined(),
  isFew: hidden,
}).required();

const group = object({
  key: string().required(),
  people: number().integer().nullable().defined(),
  returned: share,
  better: share,
  worn: object({
    value: string().oneOf(wearingOrder).nullable().defined(),
    isFew: hidden,
  }).required(),
  adjusted: object({
    value: object({
      first: number().required(),
      median: number().required(),
      third: number().required(),
      of: count,
    })
      .nullable()
      .defined(),
    isFew: hidden,
  }).required(),
}).required();

const groups = array(group).required();

const distribution = <Key extends string>(keys: readonly Key[]) => {
  const key = mixed<Key>().oneOf(keys).required();
  return object({
    of: count,
    isFew: hidden,
    cells: array(object({ key, count }).required()).required(),
    together: array(object({ keys: array(key).required(), count }).required()).required(),
  }).required();
};

/** The report as staff get it. */
export const outcomeAnswer: Schema<OutcomeReport> = object({
  months: array(string().required()).required(),
  shown: object({ from: string().required(), to: string().required() }).nullable().defined(),
  isFew: hidden,
  figures: object({
    all: group,
    reasons: distribution(returnReasons),
    complaints: distribution(complaints),
    benefit: distribution(benefitChanges),
    wearing: distribution(wearingOrder),
    groups: object({ level: groups, receiver: groups, way: groups, month: groups }).required(),
  })
    .nullable()
    .defined(),
});
