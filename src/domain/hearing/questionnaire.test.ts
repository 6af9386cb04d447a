import fc from 'fast-check';
import { findRedFlags, healthSigns } from '../audiometry/red-flags';
import {
  followUps,
  followUpsFor,
  healthSignsOf,
  hearingDifficulties,
  isUnderAge,
  newQuestionnaire,
  nextPlace,
  parseQuestionnaire,
  previousPlace,
  questionnaireFaults,
  questionnaireLength,
  questionnairePlace,
  toggleDifficulty,
  withSigns,
  type QuestionnaireState,
} from './questionnaire';

const fresh = newQuestionnaire('a-session-of-the-browser');
const withAnswers = (changes: Partial<QuestionnaireState['partOne']>): QuestionnaireState => ({
  ...fresh,
  partOne: { ...fresh.partOne, ...changes },
});

test('there are the eleven items of the specification', () => {
  expect(hearingDifficulties).toHaveLength(11);
});

test('whatever is ticked in whatever order, none stands alone', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...hearingDifficulties)), (clicks) => {
      const chosen = clicks.reduce(toggleDifficulty, [] as ReturnType<typeof toggleDifficulty>);
      expect(chosen.includes('none') && chosen.length > 1).toBe(false);
      expect(new Set(chosen).size).toBe(chosen.length);
      const last = clicks.at(-1);
      if (last !== undefined) {
        const before = clicks.slice(0, -1).reduce(toggleDifficulty, [] as typeof chosen);
        expect(chosen.includes(last)).toBe(!before.includes(last));
      }
    }),
  );
});

test('the way leads from home to the end and back, through every question', () => {
  const seen: string[] = [];
  let state = fresh;
  for (let step = 0; step < questionnaireLength; step += 1) {
    seen.push(state.activeSubStep ?? state.activeScreen);
    expect(questionnairePlace(state)).toBe(step);
    state = nextPlace(state);
  }
  expect(seen).toEqual([
    'home',
    'difficulties',
    'wear-duration',
    'insurance',
    'personal-details',
    'follow-ups',
    'hearing-test',
    'post-hearing-test',
  ]);
  expect(state).toMatchObject({ activeScreen: 'post-hearing-test', readyToSubmit: true });
  expect(previousPlace(state)).toMatchObject({
    activeScreen: 'hearing-test',
    readyToSubmit: false,
  });
  while (questionnairePlace(state) > 0) state = previousPlace(state);
  expect(previousPlace(state).activeScreen).toBe('home');
});

test.each<[QuestionnaireState['activeSubStep'], Partial<QuestionnaireState['partOne']>, string[]]>([
  ['difficulties', {}, ['difficulties']],
  ['difficulties', { selectedQuestions: ['none'] }, []],
  ['wear-duration', {}, ['wearDuration']],
  ['wear-duration', { wearDuration: 'never' }, []],
  ['insurance', {}, ['insurance']],
  ['insurance', { insurance: 'no-not-yet' }, []],
  ['personal-details', {}, ['name', 'email']],
  ['personal-details', { personalDetails: { name: 'Ada', email: 'ada@' } }, ['emailInvalid']],
  ['personal-details', { personalDetails: { name: 'Ada', email: 'ada@example.ca' } }, []],
  ['follow-ups', {}, []],
])('%s with %j lacks %j', (activeSubStep, changes, faults) => {
  const state = { ...withAnswers(changes), activeScreen: 'prescreening' as const, activeSubStep };
  expect(questionnaireFaults(state)).toEqual(faults);
});

test('follow-ups are asked after what they follow', () => {
  expect(followUpsFor(['ringing-in-ears'])).toContain('pulsing-ringing');
  expect(followUpsFor(['tinnitus'])).toContain('one-sided-ringing');
  expect(followUpsFor(['pain-ears'])).not.toContain('one-sided-ringing');
  expect(followUpsFor(['pressure-ears'])).toContain('wax-or-blockage');
  for (const always of ['sudden-loss', 'worse-in-one-ear', 'fluctuating', 'under-18'] as const) {
    expect(followUpsFor(['none'])).toContain(always);
  }
});

test('the answers become warning signs, and those red flags', () => {
  const state = withAnswers({
    selectedQuestions: ['pain-ears', 'dizziness', 'drainage-ears', 'tv-volume'],
    followUps: [...followUps],
  });
  expect(healthSignsOf(state)).toEqual([
    'pain',
    'dizziness',
    'drainage',
    'sudden-loss',
    'sudden-change',
    'fluctuating',
    'worse-in-one-ear',
    'weak-or-numb-face',
    'ear-surgery',
    'deformity-or-injury',
    'cannot-follow-in-quiet',
  ]);
  expect(findRedFlags(healthSignsOf(state), null)[0]).toEqual({
    sign: 'sudden-loss',
    urgency: 'now',
  });
  expect(isUnderAge(state)).toBe(true);
});

test('an answer to a question that is no longer asked counts for nothing', () => {
  const state = withAnswers({ selectedQuestions: ['none'], followUps: ['one-sided-ringing'] });
  expect(healthSignsOf(state)).toEqual([]);
});

test('a stored state is read again, and anything else is not', () => {
  const state = nextPlace(withAnswers({ wearDuration: 'never', insurance: 'yes-i-would' }));
  expect(parseQuestionnaire(JSON.parse(JSON.stringify(state)))).toEqual(state);
  for (const broken of [
    null,
    {},
    'x',
    { ...state, activeScreen: 'admin' },
    { ...state, session_id: '' },
    { ...state, partOne: { ...state.partOne, selectedQuestions: ['drop table'] } },
    { ...state, partOne: { ...state.partOne, wearDuration: 3 } },
  ]) {
    expect(parseQuestionnaire(broken)).toBeNull();
  }
});

test('signs told elsewhere are ticked, with what shows their question, and count as told', () => {
  const signs = ['pain', 'one-sided-ringing', 'wax-or-blockage', 'sudden-loss'] as const;
  const state = withSigns(newQuestionnaire('a'.repeat(20)), signs);
  expect(state.partOne).toMatchObject({
    selectedQuestions: ['ringing-in-ears', 'pain-ears', 'pressure-ears'],
    followUps: ['one-sided-ringing', 'wax-or-blockage', 'sudden-loss'],
  });
  expect(healthSignsOf(state).toSorted()).toEqual([...signs].toSorted());
  for (const sign of healthSigns) {
    expect(healthSignsOf(withSigns(newQuestionnaire('a'.repeat(20)), [sign]))).toEqual([sign]);
  }
});
