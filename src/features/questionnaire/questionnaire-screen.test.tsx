import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import { tellFailure } from '@/features/failures/public';
import questionnaire from '@/messages/en-US/questionnaire.json';
import ui from '@/messages/en-US/ui.json';
import { renderScreen } from '@/testing/jest/render';
import { completionMessage } from './finish';
import { QuestionnaireScreen } from './questionnaire-screen';
import { readStartedSigns } from './stored-questionnaire';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/features/failures/public', () => ({ tellFailure: jest.fn() }));

const clinic = 'https://clinic.example';
const asked: { path: string; body: unknown }[] = [];
let isBroken = false;

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  isBroken = false;
  mockRouter.setCurrentUrl('/iframes/questionnaire');
  globalThis.fetch = jest.fn(async (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) as unknown });
    return { ok: !isBroken, json: async () => ({ result: true }) };
  }) as unknown as typeof fetch;
});

const open = () =>
  renderScreen(<QuestionnaireScreen frameOrigins={[clinic]} />, { questionnaire, ui });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 1 });
const tick = (name: string | RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));

/** In `act`, because links check their visibility while axe runs. */
async function expectAccessible(container: HTMLElement) {
  const found = await act(() => axe(container));
  expect(found).toHaveNoViolations();
}

async function answerUpTo(last: 'difficulties' | 'details' | 'review') {
  await press('Next');
  if (last === 'difficulties') return;
  await tick('Pain in my ears');
  await press('Next');
  await userEvent.click(screen.getByRole('radio', { name: 'Never' }));
  await press('Next');
  await userEvent.click(screen.getByRole('radio', { name: 'No, not yet' }));
  await press('Next');
  await userEvent.type(screen.getByLabelText('Your name'), 'Ada Byron');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.ca');
  if (last === 'details') return;
  await press('Next');
  await press('Next');
  await press('Next');
}

test('eleven boxes stand in one step, and none puts the others out', async () => {
  const { container } = open();
  await expectAccessible(container);
  await answerUpTo('difficulties');
  expect(screen.getAllByRole('checkbox')).toHaveLength(11);
  await tick('Trouble hearing');
  await tick('Dizziness');
  expect(screen.getByText('2 chosen')).toBeInTheDocument();
  await tick('None of these');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  await tick('Dizziness');
  expect(screen.getByRole('checkbox', { name: 'None of these' })).not.toBeChecked();
  await expectAccessible(container);
});

test('what is missing is said, and leads to its field', async () => {
  open();
  await answerUpTo('difficulties');
  await press('Next');
  expect(screen.getByRole('alert')).toHaveTextContent('Choose what fits, or None of these');
  expect(screen.getByRole('alert')).toHaveFocus();
  const first = screen.getByRole('checkbox', { name: 'Trouble hearing' });
  expect(screen.getByRole('link', { name: /Choose what fits/ })).toHaveAttribute(
    'href',
    `#${first.id}`,
  );
});

test('without a tick nothing leaves the device; the end says so and who should see a doctor', async () => {
  const { container } = open();
  await answerUpTo('review');
  expect(screen.getByText('ada@example.ca', { exact: false })).toBeInTheDocument();
  expect(screen.getByText('Please see a doctor first')).toBeVisible();
  await expectAccessible(container);
  await press('Submit');
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus();
  expect(screen.getByText(/on this device only/)).toBeVisible();
  expect(asked).toEqual([]);
});

test('after the end this device keeps only the signs that the hearing test asks about', async () => {
  open();
  await answerUpTo('review');
  expect(JSON.stringify({ ...localStorage })).toContain('ada@example.ca');
  await press('Submit');
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Ada|ada@|insurance":"/);
  expect(readStartedSigns()).toContain('pain');
  await press('Start again with empty answers');
  expect(localStorage.getItem('boreal-charge-go-questionnaire')).toBeNull();
});

test('with a tick the answers are sent once, and a failure keeps them', async () => {
  open();
  await answerUpTo('review');
  await tick(/Store my answers/);
  isBroken = true;
  await press('Submit');
  expect(await screen.findByText(/We could not send your answers/)).toBeVisible();
  expect(tellFailure).toHaveBeenCalledWith('generic', expect.anything(), 'questionnaire');
  isBroken = false;
  await press('Submit');
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatchObject({
    path: '/api/questionnaire',
    body: {
      consent: true,
      partOne: { selectedQuestions: ['pain-ears'], personalDetails: { name: 'Ada Byron' } },
    },
  });
});

test('a reload goes on where one stopped, and Back leads through the answers', async () => {
  const { unmount } = open();
  await answerUpTo('details');
  unmount();
  open();
  expect(heading()).toHaveTextContent('Who is answering?');
  expect(screen.getByLabelText('Your name')).toHaveValue('Ada Byron');
  await press('Back');
  expect(screen.getByRole('radio', { name: 'No, not yet' })).toBeChecked();
});

test('a browser that keeps nothing for a frame forgets nothing within the visit', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  open();
  await answerUpTo('review');
  await press('Submit');
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('who is younger than 18 is led to a doctor and no further', async () => {
  open();
  await answerUpTo('details');
  await press('Next');
  await tick('I am younger than 18');
  await press('Next');
  expect(heading()).toHaveTextContent('Please talk to your doctor');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await press('Back');
  expect(heading()).toHaveTextContent('Has any of this happened to you?');
});

test('a sudden loss is answered at once', async () => {
  open();
  await answerUpTo('details');
  await press('Next');
  await tick(/dropped suddenly in the last 3 days/);
  expect(screen.getByText('Please see a doctor today.')).toBeVisible();
});

test('the page around the frame is told, where it may be, and learns no answer', async () => {
  const postMessage = jest.fn();
  jest.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage } as unknown as Window);
  open();
  await answerUpTo('review');
  await press('Submit');
  await waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2));
  expect(postMessage.mock.calls.map(([, origin]: unknown[]) => origin)).toEqual([
    window.location.origin,
    clinic,
  ]);
  const [message] = postMessage.mock.calls[0] as [Record<string, unknown>];
  expect(Object.keys(message).sort()).toEqual(['sessionId', 'type']);
  expect(message.type).toBe(completionMessage);
  expect(screen.queryByRole('link', { name: 'Save and exit' })).toBeNull();
});
