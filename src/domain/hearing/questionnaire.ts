import { array, boolean, object, string, type InferType } from 'yup';
import { isEmail } from '../accounts/account';
import type { HealthSign } from '../audiometry/red-flags';

/** The screens in their order (spec 2). */
const questionnaireScreens = ['home', 'prescreening', 'hearing-test', 'post-hearing-test'] as const;

/** The questions of the prescreening, one at a time. */
const prescreeningSteps = [
  'difficulties',
  'wear-duration',
  'insurance',
  'personal-details',
  'follow-ups',
] as const;
export type PrescreeningStep = (typeof prescreeningSteps)[number];

/** Spec 3. `none` excludes the others. */
export const hearingDifficulties = [
  'difficulty-hearing',
  'repeat-themselves',
  'tv-volume',
  'trouble-understanding',
  'ringing-in-ears',
  'tinnitus',
  'pain-ears',
  'dizziness',
  'pressure-ears',
  'drainage-ears',
  'none',
] as const;
export type HearingDifficulty = (typeof hearingDifficulties)[number];

export const wearDurations = ['never', 'one-year-or-less', 'longer-than-one-year'] as const;

export const insuranceInterests = ['yes-i-would', 'no-not-yet'] as const;

/** How the person plans to give us their hearing data. */
export const testPlans = ['take-test', 'send-results', 'later'] as const;

/**
 * Warning signs that the specification's list leaves open (hearing-test.md 8), and whether the person is too young for
 * this questionnaire.
 */
export const followUps = [
  'one-sided-ringing',
  'pulsing-ringing',
  'wax-or-blockage',
  'sudden-loss',
  'sudden-change',
  'fluctuating',
  'worse-in-one-ear',
  'weak-or-numb-face',
  'ear-surgery',
  'deformity-or-injury',
  'cannot-follow-in-quiet',
  'under-18',
] as const;
export type FollowUp = (typeof followUps)[number];

const details = object({
  name: string().max(200).defined().default(''),
  email: string().max(254).defined().default(''),
});

const partOne = object({
  selectedQuestions: array(string().oneOf(hearingDifficulties).required()).max(11).required(),
  followUps: array(string().oneOf(followUps).required()).max(followUps.length).required(),
  wearDuration: string().oneOf(wearDurations).nullable().defined(),
  insurance: string().oneOf(insuranceInterests).nullable().defined(),
  personalDetails: details.required(),
});

/** State that the browser keeps between two visits (spec 3); nothing of it is sent before `Submit`. */
const stateSchema = object({
  session_id: string()
    .matches(/^[\w-]{20,60}$/)
    .required(),
  activeScreen: string().oneOf(questionnaireScreens).required(),
  activeSubStep: string().oneOf(prescreeningSteps).nullable().defined(),
  partOne: partOne.required(),
  testPlan: string().oneOf(testPlans).nullable().defined(),
  readyToSubmit: boolean().required(),
  completed: boolean().required(),
});

export type QuestionnaireState = InferType<typeof stateSchema>;

/** Reads a state that was stored by an earlier visit; null for anything else. */
export function parseQuestionnaire(stored: unknown): QuestionnaireState | null {
  if (!stateSchema.isValidSync(stored, { strict: true })) return null;
  return stateSchema.cast(stored, { stripUnknown: true });
}

export function newQuestionnaire(sessionId: string): QuestionnaireState {
  return {
    session_id: sessionId,
    activeScreen: 'home',
    activeSubStep: null,
    partOne: {
      selectedQuestions: [],
      followUps: [],
      wearDuration: null,
      insurance: null,
      personalDetails: { name: '', email: '' },
    },
    testPlan: null,
    readyToSubmit: false,
    completed: false,
  };
}

/** The answers that are sent once, after `Submit` and only with consent. */
export const questionnaireAnswersSchema = object({
  partOne: partOne.required(),
  testPlan: string().oneOf(testPlans).nullable().defined(),
});

export type QuestionnaireAnswers = InferType<typeof questionnaireAnswersSchema>;

/** Adds or removes a difficulty; `none` and the others exclude each other. */
export function toggleDifficulty(
  chosen: readonly HearingDifficulty[],
  toggled: HearingDifficulty,
): HearingDifficulty[] {
  if (chosen.includes(toggled)) return chosen.filter((one) => one !== toggled);
  if (toggled === 'none') return ['none'];
  return hearingDifficulties.filter(
    (one) => one === toggled || (one !== 'none' && chosen.includes(one)),
  );
}

const hasRinging: readonly HearingDifficulty[] = ['ringing-in-ears', 'tinnitus'];

/** The follow-up questions for these difficulties. */
export function followUpsFor(chosen: readonly HearingDifficulty[]): FollowUp[] {
  return followUps.filter((followUp) => {
    switch (followUp) {
      case 'one-sided-ringing':
      case 'pulsing-ringing':
        return chosen.some((one) => hasRinging.includes(one));
      case 'wax-or-blockage':
        return chosen.includes('pressure-ears');
      default:
        return true;
    }
  });
}

const signOf: Readonly<Partial<Record<HearingDifficulty, HealthSign>>> = {
  'pain-ears': 'pain',
  dizziness: 'dizziness',
  'drainage-ears': 'drainage',
};

/** Answers that call for a doctor: the input of `findRedFlags`. */
export function healthSignsOf({ partOne: part }: QuestionnaireAnswers): HealthSign[] {
  const { selectedQuestions: chosen } = part;
  const fromList = chosen.flatMap((one) => signOf[one] ?? []);
  const asked = followUpsFor(chosen);
  const fromFollowUps = part.followUps.flatMap((one) =>
    one !== 'under-18' && asked.includes(one) ? [one] : [],
  );
  return [...fromList, ...fromFollowUps];
}

/** Difficulties without which a follow-up question is not shown. */
const shownBy: Readonly<Partial<Record<HealthSign, HearingDifficulty>>> = {
  'one-sided-ringing': 'ringing-in-ears',
  'pulsing-ringing': 'ringing-in-ears',
  'wax-or-blockage': 'pressure-ears',
};

/** The questionnaire with signs ticked that were told elsewhere, and what they imply. */
export function withSigns(
  state: QuestionnaireState,
  signs: readonly HealthSign[],
): QuestionnaireState {
  const difficulties = hearingDifficulties.filter((one) =>
    signs.some((sign) => signOf[one] === sign || shownBy[sign] === one),
  );
  const ticked = followUps.filter((one) => signs.some((sign) => sign === one));
  return {
    ...state,
    partOne: { ...state.partOne, selectedQuestions: difficulties, followUps: ticked },
  };
}

/** We sell to adults only; children should see a doctor. */
export function isUnderAge({ partOne: part }: Pick<QuestionnaireAnswers, 'partOne'>): boolean {
  return part.followUps.includes('under-18');
}

/** What still has to be answered at the current place. */
export type QuestionnaireFault =
  'difficulties' | 'wearDuration' | 'insurance' | 'name' | 'email' | 'emailInvalid';

type Place = Pick<QuestionnaireState, 'activeScreen' | 'activeSubStep'>;

/** All places in order: the screens, with the prescreening replaced by its questions. */
const places: readonly Place[] = questionnaireScreens.flatMap((activeScreen): Place[] =>
  activeScreen === 'prescreening'
    ? prescreeningSteps.map((activeSubStep) => ({ activeScreen, activeSubStep }))
    : [{ activeScreen, activeSubStep: null }],
);

/** Position of a place, from 0, out of `questionnaireLength`. */
export function questionnairePlace({ activeScreen, activeSubStep }: Place): number {
  const found = places.findIndex(
    (place) =>
      place.activeScreen === activeScreen &&
      (place.activeSubStep === activeSubStep || place.activeSubStep === null),
  );
  return Math.max(0, found);
}

export const questionnaireLength = places.length;

/** Faults that block `Next`; empty when there are none. */
export function questionnaireFaults(state: QuestionnaireState): QuestionnaireFault[] {
  const { partOne: part, activeScreen, activeSubStep } = state;
  if (activeScreen !== 'prescreening') return [];
  switch (activeSubStep) {
    case 'difficulties':
      return part.selectedQuestions.length === 0 ? ['difficulties'] : [];
    case 'wear-duration':
      return part.wearDuration === null ? ['wearDuration'] : [];
    case 'insurance':
      return part.insurance === null ? ['insurance'] : [];
    case 'personal-details':
      return detailFaults(part.personalDetails);
    default:
      return [];
  }
}

function detailFaults({ name, email }: { name: string; email: string }): QuestionnaireFault[] {
  const faults: QuestionnaireFault[] = name.trim() === '' ? ['name'] : [];
  if (email.trim() === '') return [...faults, 'email'];
  return isEmail(email) ? faults : [...faults, 'emailInvalid'];
}

/** The next place; the last one stays. Callers check for faults first. */
export function nextPlace(state: QuestionnaireState): QuestionnaireState {
  const place = places[questionnairePlace(state) + 1];
  return place ? at(state, place) : state;
}

/** The previous place; the first one stays. */
export function previousPlace(state: QuestionnaireState): QuestionnaireState {
  const place = places[questionnairePlace(state) - 1];
  return place ? at(state, place) : state;
}

function at(state: QuestionnaireState, place: Place): QuestionnaireState {
  return { ...state, ...place, readyToSubmit: place.activeScreen === 'post-hearing-test' };
}
