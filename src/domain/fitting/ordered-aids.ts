import { choices, type Choice } from '../catalogue/product-choice';
import type { OrderLine } from '../orders/order';
import type { EarSide } from '../audiometry/test-result';

/** The hearing aids of an order, as far as their fitting needs them; null where the store does not tell. */
export type OrderedAids = {
  level: Choice['tech'] | null;
  receiver: Choice['receiver'] | null;
  /** Ears that get an aid, right first; both where the store does not tell. */
  ears: readonly EarSide[];
};

type Line = Pick<OrderLine, 'isHearingAid' | 'options' | 'variantName'>;

const earsOf: Readonly<Record<Choice['ears'], readonly EarSide[]>> = {
  pair: ['R', 'L'],
  'right-ear': ['R'],
  'left-ear': ['L'],
};

/**
 * Reads level, receiver and ears from the chosen values. Ours have the words of a choice as ids, in every language; those
 * of a hosted store are known by their English names, alone or joined: `Basic, Left ear, Rose, Large`.
 */
export function orderedAidsOf(lines: readonly Line[]): OrderedAids {
  const words = lines
    .filter(({ isHearingAid }) => isHearingAid)
    .flatMap(({ options, variantName }) => [
      ...options.flatMap(({ valueId, value }) => [valueId, value]),
      ...(variantName ?? '').split(','),
    ])
    .map((word) => word.trim().toLowerCase().replaceAll(' ', '-'));
  const oneOf = <Word extends string>(known: readonly Word[]) =>
    known.find((word) => words.includes(word)) ?? null;
  const sides = choices.ears.filter((ears) => words.includes(ears)).flatMap((ears) => earsOf[ears]);
  const ears = (['R', 'L'] as const).filter((side) => sides.includes(side));
  return {
    level: oneOf(choices.tech),
    receiver: oneOf(choices.receiver),
    ears: ears.length > 0 ? ears : ['R', 'L'],
  };
}
