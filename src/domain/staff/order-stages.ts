import type { OrderStatus } from '../orders/order-machine';
import type { NextStep } from './next-step';

/** The stages of an order from its payment to its parcel, as staff see them. */
export const orderStages = ['paid', 'test', 'sheet', 'approval', 'serials', 'handed_over'] as const;

export type OrderStage = (typeof orderStages)[number];

/** Stages that only an order with hearing aids has. */
const stagesOfAids: readonly OrderStage[] = ['test', 'sheet', 'approval', 'serials'];

/** The stage in which each step of staff is made. */
const stageOfStep: Readonly<Record<Exclude<NextStep, 'nothing'>, OrderStage | 'all done'>> = {
  wait_payment: 'paid',
  wait_test: 'test',
  look_offered: 'test',
  look: 'test',
  sheet: 'sheet',
  approve: 'approval',
  wait_clinic: 'approval',
  serials: 'serials',
  label: 'handed_over',
  hand_over: 'handed_over',
  pick_up: 'handed_over',
  under_way: 'all done',
};

type OrderNow = { status: OrderStatus; step: NextStep; hasAids: boolean };

/**
 * The stages of an order, and the one it is in.
 *
 * @returns null for a cancelled order, and for staff who cannot see where it is; `current` is null when all are done
 */
export function stagesOf({
  status,
  step,
  hasAids,
}: OrderNow): { stages: readonly OrderStage[]; current: OrderStage | null } | null {
  const stages = orderStages.filter((stage) => hasAids || !stagesOfAids.includes(stage));
  if (status === 'complete') return { stages, current: null };
  if (step === 'nothing') return null;
  const stage = stageOfStep[step];
  if (stage === 'all done') return { stages, current: null };
  // An order without aids that we hold waits for us to let it go on: that is before it is handed over.
  return { stages, current: stages.includes(stage) ? stage : 'handed_over' };
}
