import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { readDoctorAdvice } from '@/client/storage/doctor-advice';
import { readToldSigns } from '@/client/storage/told-signs';
import { writePrivate } from '@/client/private/private-storage';
import type { TestResult } from '@/domain/audiometry/test-result';
import type { ListeningAnswers } from '@/domain/hearing/listening-answers';
import { newQuestionnaire } from '@/domain/hearing/questionnaire';
import errors from '@/messages/en-US/errors.json';
import signWords from '@/messages/en-US/health-signs.json';
import messages from '@/messages/en-US/hearing-result.json';
import ui from '@/messages/en-US/ui.json';
import { aTestResult } from '@/testing/hearing';
import { renderScreen } from '@/testing/jest/render';
import { ResultScreen } from './result-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

function open(change: Partial<TestResult> = {}, told: Partial<ListeningAnswers> | null = null) {
  const onAgain = jest.fn();
  const answers = told && { ...listeningAnswers, ...told };
  const view = renderScreen(
    <ResultScreen result={aTestResult(change)} answers={answers} onAgain={onAgain} />,
    { 'hearing-result': messages, 'health-signs': signWords, errors, ui },
  );
  return { ...view, onAgain };
}

const listeningAnswers: ListeningAnswers = {
  listener: 'me',
  hadLoudNoise: false,
  isSensitive: false,
  betterEar: null,
  headphoneKind: 'wired',
  headphoneModel: null,
  volumeStep: null,
  helper: null,
};

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

const user = userEvent.setup();

async function answerSigns(sign: string) {
  await user.click(screen.getByRole('checkbox', { name: sign }));
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'Show what to do next' }));
}

test('says one sentence, how sure it is, and draws it with a table beside', async () => {
  const { container } = open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'You miss the soft, high sounds.',
  );
  expect(screen.getByText('Steady')).toBeVisible();
  const figure = screen.getByRole('figure', { name: 'Audiogram' });
  expect(within(figure).getByRole('table')).toHaveTextContent('8,000');
  expect(within(figure).getAllByRole('img')[0]).toHaveAccessibleName(/Right ear: Likely mild/);
  expect(container).not.toHaveTextContent(/diagnos/i);
  expect(await axe(container)).toHaveNoViolations();
});

test('names who checks it, by name and licence', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Maren Tallis, audiologist' })).toBeVisible();
  expect(screen.getByText(/^Registered in Alberta, licence 0000\./)).toBeVisible();
});

test('names no product before the questions, and then the one that fits', async () => {
  open();
  expect(screen.queryByRole('link', { name: /See (Basic|Advanced|Premium)/ })).toBeNull();
  await answerSigns('None of these');
  expect(screen.getByRole('link', { name: /^See / })).toHaveAttribute(
    'href',
    expect.stringContaining('/product/charge-go?tech='),
  );
});

test('what the questionnaire was told is ticked already, for whoever filled it in', async () => {
  const questionnaire = newQuestionnaire('a'.repeat(20));
  const partOne = {
    ...questionnaire.partOne,
    selectedQuestions: ['pain-ears', 'tv-volume'],
    followUps: ['fluctuating'],
  };
  writePrivate('questionnaire', { ...questionnaire, partOne });
  const { unmount } = open();
  const ticked = () => screen.getAllByRole('checkbox', { checked: true });
  expect(ticked()).toEqual([
    screen.getByRole('checkbox', { name: signWords.sign.fluctuating }),
    screen.getByRole('checkbox', { name: signWords.sign.pain }),
  ]);
  expect(screen.getByText(/We ticked what you told us/)).toBeVisible();
  unmount();
  open({}, { listener: 'other' });
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
});

test('signs are asked once: what was told is shown ticked, and can be changed', async () => {
  const { unmount } = open();
  await answerSigns(signWords.sign.pain);
  unmount();
  open();
  const told = () => screen.getByRole('region', { name: 'What you told us' });
  expect(screen.getByRole('heading', { name: 'Please see a doctor first' })).toBeVisible();
  expect(within(told()).getAllByRole('listitem')).toHaveLength(1);
  expect(told()).toHaveTextContent(signWords.sign.pain);
  expect(screen.queryByRole('checkbox', { name: signWords.sign.pain })).toBeNull();

  await user.click(within(told()).getByRole('button', { name: 'Change my answers' }));
  expect(screen.getByRole('checkbox', { name: signWords.sign.pain })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'None of these' }));
  await user.click(screen.getByRole('button', { name: 'Show what to do next' }));
  expect(told()).toHaveTextContent('None of these');
  expect(screen.queryByRole('heading', { name: 'Please see a doctor first' })).toBeNull();
  expect(screen.getByRole('link', { name: /^See / })).toBeVisible();
});

test('after a questionnaire without signs only the open question is asked', async () => {
  writePrivate('health-signs', { signs: [], hasTroubleInNoise: null });
  open();
  expect(screen.getByRole('region', { name: 'What you told us' })).toHaveTextContent(
    'None of these',
  );
  expect(screen.queryByRole('checkbox', { name: signWords.sign.pain })).toBeNull();
  expect(screen.queryByRole('link', { name: /^See (Basic|Advanced|Premium)/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'Show what to do next' }));
  expect(screen.getByRole('link', { name: /^See / })).toBeVisible();
});

test('what was told is about its person: neither read nor kept for somebody else', async () => {
  writePrivate('health-signs', { signs: ['pain'], hasTroubleInNoise: false });
  open({}, { listener: 'other' });
  expect(screen.queryByRole('heading', { name: /see a doctor/ })).toBeNull();
  await answerSigns(signWords.sign.dizziness);
  expect(readToldSigns()?.signs).toEqual(['pain']);
});

test('a deleted result takes what was told beside it along', async () => {
  open();
  await answerSigns('None of these');
  expect(readToldSigns()).toEqual({ signs: [], hasTroubleInNoise: false });
  await user.click(screen.getByRole('button', { name: 'Delete my result' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(readToldSigns()).toBeNull();
});

test('words come before numbers, and files for professionals are folded', () => {
  const { container } = open();
  const text = container.textContent;
  const places = ['You miss the soft', 'What it means', 'Before we suggest', 'Average: about'];
  const found = places.map((words) => text.indexOf(words));
  expect(found.every((place) => place >= 0)).toBe(true);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(text.slice(0, found[3])).not.toMatch(/dB/);
  const files = screen.getAllByRole('group').find(({ tagName }) => tagName === 'DETAILS');
  expect(files).not.toHaveAttribute('open');
  expect(within(files ?? container).getAllByRole('button', { hidden: true })).toHaveLength(4);
});

test('a warning sign leads to a doctor first, with a letter; products only after a yes to that', async () => {
  const { container } = open();
  await answerSigns('My hearing got much worse within the last days');
  expect(screen.getByRole('heading', { name: 'Please see a doctor today' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'What to say' })).toHaveTextContent('“sudden”');
  expect(screen.getByRole('button', { name: /letter for your doctor/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See the hearing aids' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /want to look at products anyway/ }));
  expect(screen.getByRole('link', { name: 'See the hearing aids' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

const adviceKey = 'boreal-charge-go-doctor-advice';
const relative = { mode: 'relative', sdDb: null } as const;

test('a difference that the test found leads to a doctor at once: first on the page, and stored', async () => {
  const { container } = open({ flags: ['asymmetry'], calibration: relative });
  const heading = screen.getByRole('heading', { level: 1, name: 'Please see a doctor first' });
  expect(heading).toHaveFocus();
  const block = screen.getByRole('region', { name: 'Please see a doctor first' });
  expect(within(block).getByText('Your ears differ clearly in this test')).toBeVisible();
  const say = within(screen.getByRole('region', { name: 'What to say' })).getAllByRole('listitem');
  expect(say).toHaveLength(3);
  expect(say[0]).toHaveTextContent('Please look at my ears before I use a hearing aid');
  expect(
    screen.getByRole('heading', { name: 'One ear needs clearly more sound than the other.' }),
  ).toBeVisible();
  expect(readDoctorAdvice()).toEqual({ sources: { result: 'soon' }, isAcknowledged: false });
  expect(screen.queryByRole('link', { name: 'See the hearing aids' })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('the form can add to what the test found, and its answer is seen and focused', async () => {
  open({ flags: ['asymmetry'] });
  await user.click(screen.getByRole('checkbox', { name: signWords.sign['sudden-loss'] }));
  await user.click(screen.getByRole('button', { name: 'Add to my letter' }));
  const heading = screen.getByRole('heading', { level: 1, name: 'Please see a doctor today' });
  expect(heading).toHaveFocus();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  const block = screen.getByRole('region', { name: 'Please see a doctor today' });
  expect(within(block).getAllByRole('listitem').slice(0, 2)).toEqual([
    expect.objectContaining({ textContent: signWords.sign['sudden-loss'] }),
    expect.objectContaining({ textContent: signWords.measured.asymmetry }),
  ]);
  expect(localStorage.getItem(adviceKey)).toContain('{"result":"soon","signs":"now"}');
});

test('a confirmed difference counts also when the result is poor: a doctor, and no level', () => {
  open({ reliability: 'poor', flags: ['asymmetry'] });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Please see a doctor first' }),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Your ears may hear differently/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^See / })).toBeNull();
  expect(screen.getByRole('button', { name: /letter for your doctor/ })).toBeVisible();
});

test('a deleted result takes its own advice along and no other', async () => {
  writePrivate('doctor-advice', { sources: { questionnaire: 'soon' }, isAcknowledged: false });
  const { onAgain } = open({ flags: ['asymmetry'] });
  expect(localStorage.getItem(adviceKey)).toContain('"result":"soon"');
  await user.click(screen.getByRole('button', { name: 'Delete my result' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onAgain).toHaveBeenCalled();
  expect(readDoctorAdvice()).toEqual({
    sources: { questionnaire: 'soon' },
    isAcknowledged: false,
  });
});

test('loud noise on the day before is a doubt that the page names', () => {
  open({ flags: ['loud-noise'] });
  expect(screen.getByText(/You were near loud noise/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: /see a doctor/ })).toBeNull();
});

test('a poor result gives no degree and no product, only another try', async () => {
  const { onAgain } = open({ reliability: 'poor' });
  expect(screen.getAllByText('Not clear enough to say')).toHaveLength(2);
  expect(screen.queryByText(/mild|moderate|severe/)).toBeNull();
  expect(screen.queryByRole('link', { name: /^See / })).toBeNull();
  const [again] = screen.getAllByRole('button', { name: 'Take the test again' });
  if (again) await user.click(again);
  expect(onAgain).toHaveBeenCalled();
});

test.each(['relative', 'anchored'] as const)(
  'without known loudness (%s) there is no decibel anywhere: chart and table say it in words',
  async (mode) => {
    const { container } = open({ calibration: { mode, sdDb: null } });
    expect(container).not.toHaveTextContent(/dB|decibel/);
    const figure = screen.getByRole('figure', { name: 'Audiogram' });
    const words = within(within(figure).getByRole('table')).getAllByRole('cell');
    expect(words.map(({ textContent }) => textContent).join(' ')).not.toMatch(/\d/);
    expect(within(figure).getByRole('row', { name: /^1,000/ })).toHaveTextContent(
      'About the middle',
    );
    expect(within(figure).getByRole('row', { name: /^8,000/ })).toHaveTextContent('Clearly louder');
    expect(within(figure).getByRole('row', { name: /^250/ })).toHaveTextContent('Clearly softer');
    for (const drawing of within(figure).getAllByRole('img')) {
      expect(within(drawing).getByText('Softer')).toBeVisible();
      expect(within(drawing).getByText('Louder')).toBeVisible();
      expect(within(drawing).queryByText(/^(0|20|40|60|80)$/)).toBeNull();
    }
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('is kept only after a tick', async () => {
  open();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.ca');
  expect(screen.getByRole('checkbox', { name: /Store my result/ })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save my result' }));
  expect(screen.getByRole('checkbox', { name: /Store my result/ })).toBeInvalid();
});

test('a relative result says what may be, without a number in words or a badge that promises more', () => {
  open({ calibration: { mode: 'relative', sdDb: null } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'You may need more sound for the high tones.',
  );
  expect(screen.getAllByText('High tones may need more sound than low ones')).toHaveLength(2);
  const sure = screen.getByRole('region', { name: 'How sure we are' });
  expect(sure).toHaveTextContent('Your answers: Steady');
  expect(sure).toHaveTextContent('It does not say how exact the marks are');
  expect(sure).not.toHaveTextContent(/\d/);
});

test.each([
  ['helper-unreliable', /answers did not fit together well enough to compare/],
  ['helper-hears-softest', /heard even the softest tones/],
  ['helper-levels-changed', /The headphones or the volume changed/],
  ['helper-hears-too-little', /Some tones were too soft for your helper/],
])('says why a helper was left out: %s', async (code, words) => {
  const { container } = open({ calibration: { mode: 'anchored', sdDb: null }, flags: [code] });
  expect(screen.getByText('Your helper’s part is not in this result')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a clinic’s audiogram is not praised for steady answers', () => {
  open({ calibration: { mode: 'clinical', sdDb: 3 }, flags: ['entered'] });
  expect(screen.getByText(/These figures come from a clinic/)).toBeVisible();
  expect(screen.queryByText('Steady')).toBeNull();
});
