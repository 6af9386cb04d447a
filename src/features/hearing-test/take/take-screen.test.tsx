import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import hearingLevels from '@/messages/en-US/hearing-levels.json';
import healthSigns from '@/messages/en-US/health-signs.json';
import hearingResult from '@/messages/en-US/hearing-result.json';
import hearingTake from '@/messages/en-US/hearing-take.json';
import '@/testing/jest/browser-apis';
import { renderScreen } from '@/testing/jest/render';
import { readFinishedTest } from '../finished-test';
import { TakeScreen } from './take-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

/** Simulates a browser with Web Audio whose device never starts. */
function giveWebAudio() {
  class SleepingContext extends EventTarget {
    state = 'suspended';
    currentTime = 0;
    sampleRate = 48_000;
    destination = {};
    createChannelMerger = () => ({ connect: (target: unknown) => target });
    createGain = () => ({ gain: { value: 0 }, connect: (target: unknown) => target });
    resume = async () => {};
    close = async () => {};
  }
  Object.assign(globalThis, { AudioContext: SleepingContext });
}

function openScreen() {
  return renderScreen(
    <main>
      <TakeScreen />
    </main>,
    {
      'hearing-levels': hearingLevels,
      'hearing-result': hearingResult,
      'health-signs': healthSigns,
      'hearing-take': hearingTake,
    },
  );
}

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const choose = (group: string, answer: string | RegExp) =>
  userEvent.click(
    within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: answer }),
  );

async function answerQuestions() {
  await userEvent.click(await screen.findByRole('checkbox', { name: /18 or older/ }));
  await goOn();
  await choose('Were you near loud noise in the last day?', 'No');
  await choose('Do everyday sounds often feel painfully loud?', 'No');
  await goOn();
  await heading('Can someone help you?');
}

async function comeToHeadphones() {
  await answerQuestions();
  await choose('Is a helper with you?', 'No, I am alone');
  await goOn();
  await heading('Check your headphones');
}

const typeBirthYear = (year: number) =>
  userEvent.type(
    screen.getByRole('textbox', { name: 'Your helper’s year of birth' }),
    String(year),
  );

beforeEach(() => {
  localStorage.clear();
  giveWebAudio();
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'AudioContext');
});

it('says what the test is and is not, and is for adults only', async () => {
  const { container } = openScreen();
  expect(await heading('Before you start')).toHaveFocus();
  expect(screen.getByText(/It is not a medical test/)).toBeVisible();
  expect(screen.getByText(/Hearing that got worse within days/)).toBeVisible();
  await goOn();
  const adult = screen.getByRole('checkbox', { name: /18 or older/ });
  expect(adult).toHaveAccessibleDescription(/This test is for adults/);
  expect(screen.getByRole('status')).toHaveTextContent('Please answer what is marked.');
  expect(container).not.toHaveTextContent(/diagnos/i);
  expect(await axe(container)).toHaveNoViolations();
});

it('tells a helper that the listener has to press', async () => {
  openScreen();
  await heading('Before you start');
  await choose('Who is the test for?', 'Someone else');
  expect(screen.getByText(/The person who takes the test has to press/)).toBeVisible();
});

it('asks what keeps the test safe, and advises another day after loud noise', async () => {
  const { container } = openScreen();
  await userEvent.click(await screen.findByRole('checkbox', { name: /18 or older/ }));
  await goOn();
  await heading('Three short questions');
  await goOn();
  expect(
    screen.getByRole('radiogroup', { name: 'Do everyday sounds often feel painfully loud?' }),
  ).toHaveAccessibleDescription(/Choose an answer/);
  await choose('Were you near loud noise in the last day?', 'Yes');
  expect(screen.getByText('Better on another day')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('says before the test what is learned alone and what with a helper, and asks which', async () => {
  const { container } = openScreen();
  expect(await screen.findByText(/Alone, you learn which tones/)).toBeVisible();
  await answerQuestions();
  const group = screen.getByRole('radiogroup', { name: 'Is a helper with you?' });
  for (const radio of within(group).getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(
    screen.getByText(/you do not learn how much you hear. A few short questions, not the test/),
  ).toBeVisible();
  await goOn();
  expect(group).toHaveAccessibleDescription(/Choose one of the two/);
  expect(await axe(container)).toHaveNoViolations();
});

it('refuses a helper over 45 kindly before anybody listens, and lets the test go on alone', async () => {
  const { container } = openScreen();
  await answerQuestions();
  await choose('Is a helper with you?', /someone can listen after me/);
  await choose('Is your helper a woman or a man?', 'Rather not say');
  await typeBirthYear(new Date().getFullYear() - 65);
  expect(screen.getByText('Thank you for wanting to help')).toBeVisible();
  await goOn();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/45 or younger/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Can someone help you?');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'I take the test alone' }));
  await goOn();
  await heading('Check your headphones');
});

it('takes a younger helper once it knows their year of birth and sex', async () => {
  openScreen();
  await answerQuestions();
  await choose('Is a helper with you?', /someone can listen after me/);
  await goOn();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/four digits/);
  await typeBirthYear(new Date().getFullYear() - 30);
  await goOn();
  expect(
    screen.getByRole('radiogroup', { name: 'Is your helper a woman or a man?' }),
  ).toHaveAccessibleDescription(/Choose an answer/);
  await choose('Is your helper a woman or a man?', 'A man');
  await goOn();
  await heading('Check your headphones');
});

it('needs headphones', async () => {
  const { container } = openScreen();
  await comeToHeadphones();
  await choose('What do you listen with?', /Loudspeakers/);
  await goOn();
  expect(screen.getByText('Headphones are needed')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check your headphones');
  expect(screen.queryByRole('combobox', { name: 'Model' })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

it('offers headphone models where their volume steps are known', async () => {
  const { userAgent } = navigator;
  Object.defineProperty(navigator, 'userAgent', { value: 'iPhone', configurable: true });
  openScreen();
  await comeToHeadphones();
  expect(screen.getByRole('combobox', { name: 'Model' })).toBeVisible();
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
});

it('goes on without a microphone, and says where to go without sound', async () => {
  const { container } = openScreen();
  await comeToHeadphones();
  await choose('What do you listen with?', /with a cable/);
  await goOn();
  await userEvent.click(screen.getByRole('button', { name: 'Listen to the room' }));
  expect(await screen.findByText(/We found no microphone. That is fine/)).toBeVisible();
  await goOn();
  await userEvent.click(screen.getByRole('button', { name: 'Play the sound' }));
  expect(await heading('No sound on this device')).toHaveFocus();
  expect(screen.getByRole('link', { name: /Upload a hearing test/ })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('takes an audiogram that is typed in', async () => {
  const { container } = openScreen();
  await userEvent.click(
    await screen.findByRole('button', { name: 'I have an audiogram from a clinic' }),
  );
  await heading('Your own audiogram');
  await userEvent.type(screen.getByRole('textbox', { name: 'Right ear, 500 Hz, dB' }), 'loud');
  await userEvent.click(screen.getByRole('button', { name: 'Show my audiogram' }));
  const wrong = screen.getByRole('textbox', { name: 'Right ear, 500 Hz, dB' });
  expect(wrong).toHaveAccessibleDescription('Use numbers from -10 to 120.');
  expect(screen.getByLabelText('Date of the test')).toHaveAccessibleDescription(/Enter the date/);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.clear(wrong);
  for (const hz of ['500', '1,000', '2,000', '4,000']) {
    await userEvent.type(screen.getByRole('textbox', { name: `Right ear, ${hz} Hz, dB` }), '40');
  }
  fireEvent.change(screen.getByLabelText('Date of the test'), { target: { value: '2026-03-02' } });
  await userEvent.click(screen.getByRole('button', { name: 'Show my audiogram' }));
  expect(readFinishedTest()?.result).toMatchObject({
    takenAt: '2026-03-02T12:00:00.000Z',
    calibration: { mode: 'clinical' },
    ears: { R: { pta4: 40 }, L: { points: [] } },
  });
});

it('says at once that a browser without Web Audio cannot play the test', async () => {
  Reflect.deleteProperty(globalThis, 'AudioContext');
  openScreen();
  expect(await screen.findByText(/This browser cannot play the tones/)).toBeVisible();
});
