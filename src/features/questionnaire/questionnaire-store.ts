import { create } from 'zustand';
import {
  newQuestionnaire,
  nextPlace,
  previousPlace,
  questionnaireFaults,
  type QuestionnaireFault,
  type QuestionnaireState,
} from '@/domain/hearing/questionnaire';
import { forgetQuestionnaire, keepQuestionnaire, readQuestionnaire } from './stored-questionnaire';

type Store = {
  state: QuestionnaireState;
  faults: readonly QuestionnaireFault[];
  /** Counts tries to go on that were stopped: each is told anew. */
  tries: number;
  /** False until it is known what an earlier visit left here. */
  isOpen: boolean;
};

/** The server and the first paint know of no visit, so they have no session either. */
const nobody = newQuestionnaire('');

export const useQuestionnaireStore = create<Store>(() => ({
  state: nobody,
  faults: [],
  tries: 0,
  isOpen: false,
}));

/** Goes on where an earlier visit stopped; where the browser keeps nothing for a frame, it begins anew. */
export function openQuestionnaire(): void {
  const state = readQuestionnaire() ?? newQuestionnaire(newSessionId());
  useQuestionnaireStore.setState({ state, isOpen: true, faults: [], tries: 0 });
}

/** Keeps the state in memory, and on this device where that is allowed. */
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

/** One place on, unless something is missing here. */
export function goNext(): void {
  const { state, tries } = useQuestionnaireStore.getState();
  const faults = questionnaireFaults(state);
  if (faults.length > 0) useQuestionnaireStore.setState({ faults, tries: tries + 1 });
  else keep(nextPlace(state));
}

export function goBack(): void {
  keep(previousPlace(useQuestionnaireStore.getState().state));
}

/** What was told stays on the screen; on this device only the signs stay, for the hearing test asks about them. */
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

/** Forgets the answers on this device. */
export function startAgain(): void {
  forgetQuestionnaire();
  useQuestionnaireStore.setState({ state: newQuestionnaire(newSessionId()), faults: [] });
}

/** 144 random bits; also where the page is not served securely, in which case there is no `randomUUID`. */
function newSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
