import { create } from 'zustand';
import { readPrivate, writePrivate } from '@/client/private/private-storage';
import { parseHearingFlow, type HearingFlow } from '@/domain/hearing/hearing-flow';

const key = 'hearing-flow';

/** The open parts of the flow to a hearing profile (spec 3). */
type FlowFlags = {
  /** Name and e-mail were given. */
  getStarted: boolean;
  /** The three options are shown. */
  choice: boolean;
  /** An external test waits for the consent to store its result. */
  test: boolean;
  /** Existing results are being sent. */
  evaluation: boolean;
  /** The waiver of a test is being decided. */
  waiver: boolean;
};

export type FlowState = {
  flow: HearingFlow | null;
  flags: FlowFlags;
  /** The order that the flow is for; null when there is none yet. */
  selectedOrder: string | null;
  /** Whether there is a result under the flow's e-mail, as far as this visitor may know. */
  hasResult: boolean;
  isChecking: boolean;
  /** Number of changes that may affect the answer; each repeats the check. */
  updates: number;
};

const closed: FlowFlags = {
  getStarted: false,
  choice: false,
  test: false,
  evaluation: false,
  waiver: false,
};

export const useFlowStore = create<FlowState>(() => ({
  flow: null,
  flags: closed,
  selectedOrder: null,
  hasResult: false,
  isChecking: false,
  updates: 0,
}));

/** Reads what an earlier visit stored. For effects only: the server does not have it. */
export function openFlow(selectedOrder: string | null): void {
  const flow = readPrivate(key, parseHearingFlow);
  useFlowStore.setState({
    flow,
    selectedOrder,
    flags: { ...closed, getStarted: flow !== null, choice: flow !== null },
  });
}

/** Stores the person in the flow; null removes them. */
export function keepFlow(flow: HearingFlow | null): void {
  writePrivate(key, flow);
  useFlowStore.setState(({ flags }) => ({
    flow,
    flags: { ...closed, getStarted: flow !== null, choice: flow !== null && flags.choice },
  }));
}

/** Shows the three options, or one of them opened. */
export function showWay(way: 'choice' | 'test' | 'evaluation' | 'waiver'): void {
  useFlowStore.setState({
    flags: { ...closed, getStarted: true, choice: true, [way]: true },
  });
}

/** Called when something was sent that may be a result. */
export function noteUpdate(): void {
  useFlowStore.setState(({ updates }) => ({ updates: updates + 1 }));
}
