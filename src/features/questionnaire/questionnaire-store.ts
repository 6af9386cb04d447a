import { create } from 'zustand';
import { readToldSigns } from '@/client/storage/told-signs';
import {
  newQuestionnaire,
  nextPlace,
  previousPlace,
  withSigns,
  questionnaireFaults,
  type QuestionnaireFault,
  type QuestionnaireState,
} from '@/domain/hearing/questionnaire';
import { forgetQuestionnaire, keepQuestionnaire, readQuestionnaire } from './stored-questionnaire';

type Store = {
  state: QuestionnaireState;
  faults: readonly QuestionnaireFault[];
  /** Number of blocked tries to continue, so that each one is announced again. */
  tries: number;
  /** False until the state of an earlier visit was read. */
  isOpen: boolean;
  /** Whether signs of another page are ticked already. */
  isPrefilled: boolean;
};

/** Used on the server and for the first paint, which know no earlier visit and so have no session. */
const nobody = newQuestionnaire('');

export const useQuestionnaireStore = create<Store>(() => ({
  state: nobody,
  faults: [],
  tries: 0,
  isOpen: false,
  isPrefilled: false,
}));

/**
 * Continues where an earlier visit stopped; if the browser stores nothing for a frame, it starts from the beginning.
 * Signs that were ticked elsewhere in this visit are ticked here too.
 */
export function openQuestionnaire(): void {
  const stored = readQuestionnaire();
  const told = stored ? [] : (readToldSigns()?.signs ?? []);
  const state = stored ?? withSigns(newQuestionnaire(newSessionId()), told);
  useQuestionnaireStore.setState({
    ...{ state, isOpen: true, faults: [], tries: 0 },
    isPrefilled: told.length > 0,
  });
}

/** Stores the state in memory, and on this device where that is allowed. */
function keep(state: QuestionnaireState): void {
  keepQuestionnaire(state);
  useQuestionnaireStore.setState({ state, faults: [] });
}

export function answerPart(changes: Partial<QuestionnaireState['partOne']>): void {
  const { state } = useQuestionnaireStore.getState();
  keep({ ...state, partOne: { ...state.partOne, ...changes } });
}

export function chooseTestPlan(testPlan: QuestionnaireState['testPlan']): void {
  keep({ ...useQuestionnaireStore.getState().state, testPlan });
}

/** Goes to the next place, unless an answer is missing here. */
export function goNext(): void {
  const { state, tries } = useQuestionnaireStore.getState();
  const faults = questionnaireFaults(state);
  if (faults.length > 0) useQuestionnaireStore.setState({ faults, tries: tries + 1 });
  else keep(nextPlace(state));
}

export function goBack(): void {
  keep(previousPlace(useQuestionnaireStore.getState().state));
}

/**
 * Completes the questionnaire: the answers stay on the screen, but this device keeps only the signs, which the hearing
 * test needs.
 */
export function markCompleted(): void {
  const state = { ...useQuestionnaireStore.getState().state, completed: true };
  keepQuestionnaire(onlySignsOf(state));
  useQuestionnaireStore.setState({ state, faults: [] });
}

function onlySignsOf({ session_id, partOne }: QuestionnaireState): QuestionnaireState {
  const { selectedQuestions, followUps } = partOne;
  const empty = newQuestionnaire(session_id);
  return {
    ...empty,
    completed: true,
    partOne: { ...empty.partOne, selectedQuestions, followUps },
  };
}

/** Removes the answers from this device. */
export function startAgain(): void {
  forgetQuestionnaire();
  useQuestionnaireStore.setState({
    ...{ state: newQuestionnaire(newSessionId()), faults: [], isPrefilled: false },
  });
}

/** 144 random bits. Does not use `randomUUID`, which is missing where the page is not served securely. */
function newSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
