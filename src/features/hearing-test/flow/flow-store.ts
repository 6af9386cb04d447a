import { create } from 'zustand';
import { readPrivate, writePrivate } from '@/client/private/private-storage';
import { isEmail } from '@/domain/accounts/account';
import { parseHearingFlow, type HearingFlow } from '@/domain/hearing/hearing-flow';
import type { FlowPerson } from './flow-person';

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

/** `evaluation`: to upload results. */
export type WantedWay = 'choice' | 'evaluation';

export type FlowState = {
  flow: HearingFlow | null;
  flags: FlowFlags;
  /** The order that the flow is for; null when there is none yet. */
  selectedOrder: string | null;
  /** Its number; null until it is known to be this visitor's. */
  orderNumber: string | null;
  /** The option that the visitor came for. */
  wanted: WantedWay;
  /** Whether there is a result under the flow's e-mail, as far as this visitor may know. */
  hasResult: boolean;
  isChecking: boolean;
  /** An order or account is asked who the visitor is. */
  isMeeting: boolean;
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
  orderNumber: null,
  wanted: 'choice',
  hasResult: false,
  isChecking: false,
  isMeeting: false,
  updates: 0,
}));

/** Reads what an earlier visit stored. For effects only: the server does not have it. */
export function openFlow(selectedOrder: string | null, wanted: WantedWay = 'choice'): void {
  const flow = readPrivate(key, parseHearingFlow);
  useFlowStore.setState({
    flow,
    selectedOrder,
    wanted,
    flags: { ...closed, getStarted: flow !== null, choice: flow !== null },
  });
  if (flow !== null) showWay(wanted);
}

/** Continues with what an order or account knows about the visitor. What they typed themselves stays. */
export function meetPerson({ name, email, orderNumber }: FlowPerson): void {
  useFlowStore.setState({ orderNumber });
  const { flow, wanted } = useFlowStore.getState();
  if (flow !== null || !isEmail(email)) return;
  keepFlow({ name, email, skip: false, updated: new Date().toISOString() });
  showWay(wanted);
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
