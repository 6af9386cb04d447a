import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import { tellFailure } from '@/features/failures/public';
import booking from '@/messages/en-US/booking.json';
import errors from '@/messages/en-US/errors.json';
import ui from '@/messages/en-US/ui.json';
import { FakeAccountApi, refusedWith } from '@/testing/fakes/fake-account-api';
import { renderScreen } from '@/testing/jest/render';
import '@/testing/shops/visitor-page';
import { BookingScreen } from './booking-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/client/session/end-session', () => ({ endSession: jest.fn() }));
jest.mock('@/features/failures/public', () => ({ tellFailure: jest.fn() }));

const monday = '2026-11-23T15:30:00.000Z';
const tuesday = '2026-11-24T18:15:00.000Z';
const endpoint = '/api/consultation-booking';
const booked = {
  start: monday,
  name: 'Margaret',
  way: 'video',
  hasCompanion: true,
  timeZone: 'America/Toronto',
  status: 'booked',
  revision: 0,
  code: 'code-of-margaret',
};

const lookUp = `${endpoint}/look-up`;
const link = `/book-consultation#booking=${booked.code}`;

function open(
  address = '/book-consultation',
  answers: FakeAccountApi['answers'] = {},
  schedulingUrl: string | null = null,
) {
  const api = new FakeAccountApi();
  api.answers['/api/consultation-slots'] = { slots: [monday, tuesday] };
  Object.assign(api.answers, answers);
  globalThis.fetch = api.fetch;
  window.history.replaceState(null, '', address);
  mockRouter.setCurrentUrl('/book-consultation');
  const view = renderScreen(
    <main>
      <BookingScreen schedulingUrl={schedulingUrl} />
    </main>,
    { booking, errors, ui },
  );
  return { api, ...view };
}

test('leads to another calendar where one is set, and asks our own nothing', async () => {
  const { api } = open('/book-consultation', {}, 'https://calendar.example/boreal');
  const calendar = screen.getByRole('link', { name: booking.externalAction });
  expect(calendar).toHaveAttribute('href', 'https://calendar.example/boreal');
  expect(screen.queryByLabelText('Day')).not.toBeInTheDocument();
  expect(api.asked).toEqual([]);
});

test('books a time by video without a phone, and says what is booked', async () => {
  const { api, container } = open();
  const user = userEvent.setup();
  expect(screen.getByRole('heading', { name: 'Maren Tallis, audiologist' })).toBeVisible();
  const times = await screen.findByRole('radiogroup', { name: 'Time' });
  await user.click(screen.getByRole('button', { name: 'Book this time' }));
  expect(screen.getByRole('alert')).toHaveTextContent('4 things are missing');
  expect(await act(() => axe(container))).toHaveNoViolations();
  await user.click(within(times).getAllByRole('radio')[0] ?? times);
  await user.click(screen.getByRole('radio', { name: 'By video with captions' }));
  await user.type(screen.getByLabelText('Name'), 'Margaret');
  await user.type(screen.getByLabelText('Email'), 'margaret@example.ca');
  await user.click(screen.getByLabelText('Someone will join me'));
  api.answers[endpoint] = { booking: booked };
  await user.click(screen.getByRole('button', { name: 'Book this time' }));
  expect(await screen.findByRole('heading', { name: 'Your call is booked' })).toHaveFocus();
  expect(api.last(endpoint)).toEqual([
    expect.objectContaining({ start: monday, way: 'video', phone: '', has_companion: true }),
  ]);
  expect(await act(() => axe(container))).toHaveNoViolations();
});

test('groups the times of a day by morning and afternoon', async () => {
  const early = '2026-11-23T09:30:00.000Z';
  open('/book-consultation', { '/api/consultation-slots': { slots: [early, monday] } });
  const times = await screen.findByRole('radiogroup', { name: 'Time' });
  expect(times.textContent).toMatch(/Morning9:30.AMAfternoon3:30.PM$/);
});

test('says and reports that the free times did not come', async () => {
  open('/book-consultation', { '/api/consultation-slots': refusedWith('internal_error') });
  expect(await screen.findByRole('button', { name: booking.again })).toBeVisible();
  expect(tellFailure).toHaveBeenLastCalledWith(
    'generic',
    expect.objectContaining({ code: 'internal_error' }),
    'consultation',
  );
});

test('a time that somebody just took is told, and the free ones are asked for again', async () => {
  const { api } = open();
  const user = userEvent.setup();
  const times = await screen.findByRole('radiogroup', { name: 'Time' });
  await user.click(within(times).getAllByRole('radio')[0] ?? times);
  await user.type(screen.getByLabelText('Name'), 'Margaret');
  await user.type(screen.getByLabelText('Email'), 'margaret@example.ca');
  await user.type(screen.getByLabelText('Phone'), '403 555 0118');
  api.answers[endpoint] = refusedWith('permission_error', 'start');
  api.answers['/api/consultation-slots'] = { slots: [tuesday] };
  await user.click(screen.getByRole('button', { name: 'Book this time' }));
  expect(await screen.findByText(/Somebody just took this time/)).toBeVisible();
  expect(await screen.findByRole('option', { name: 'Tuesday, November 24' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Monday, November 23' })).toBeNull();
  expect(screen.getByLabelText('Name')).toHaveValue('Margaret');
});

test('the mailed link opens the call, leaves the address, and calls it off', async () => {
  const { api } = open(link, { [lookUp]: { booking: booked } });
  const user = userEvent.setup();
  expect(window.location.hash).toBe('');
  api.answers[`${endpoint}/cancel`] = { booking: { ...booked, status: 'canceled', revision: 1 } };
  await user.click(await screen.findByRole('button', { name: 'Cancel the call' }));
  expect(await screen.findByRole('heading', { name: 'Your call is canceled' })).toHaveFocus();
  expect(api.last(`${endpoint}/cancel`)).toEqual([{ code: booked.code }]);
  await user.click(screen.getByRole('button', { name: 'Book another call' }));
  expect(await screen.findByRole('radiogroup', { name: 'Time' })).toBeVisible();
});

test('a call moves to another time', async () => {
  const { api } = open(link, { [lookUp]: { booking: booked } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Choose another time' }));
  await user.selectOptions(await screen.findByLabelText('Day'), 'Tuesday, November 24');
  api.answers[endpoint] = { booking: { ...booked, start: tuesday, revision: 1 } };
  await user.click(screen.getByRole('button', { name: 'Move my call' }));
  expect(await screen.findByRole('heading', { name: 'Your call has a new time' })).toHaveFocus();
  expect(api.last(endpoint)).toEqual([{ code: booked.code, start: tuesday }]);
});

test('a link that is not ours leads to a new call', async () => {
  open(link, { [lookUp]: refusedWith('not_found_error', 'code') });
  expect(await screen.findByRole('heading', { name: 'We don’t know this link' })).toBeVisible();
});

test('says that a mail has to be opened first where enough calls are booked', async () => {
  const { api, container } = open();
  const user = userEvent.setup();
  const times = await screen.findByRole('radiogroup', { name: 'Time' });
  await user.click(within(times).getAllByRole('radio')[0] ?? times);
  await user.click(screen.getByRole('radio', { name: 'By video with captions' }));
  await user.type(screen.getByLabelText('Name'), 'Margaret');
  await user.type(screen.getByLabelText('Email'), 'margaret@example.ca');
  api.answers[endpoint] = { needs_click: true };
  await user.click(screen.getByRole('button', { name: 'Book this time' }));
  expect(await screen.findByRole('heading', { name: 'Please check your email' })).toHaveFocus();
  expect(await act(() => axe(container))).toHaveNoViolations();
});

describe('the link that books another call', () => {
  const confirm = `${endpoint}/confirm`;
  const mailed = '/book-consultation#confirm=v1.key.sealed-call';
  const press = () =>
    userEvent.setup().click(screen.getByRole('button', { name: 'Book this call' }));

  test('books it by a click and not before', async () => {
    const { api, container } = open(mailed, { [confirm]: { booking: booked } });
    expect(await screen.findByRole('heading', { name: 'Book this call?' })).toHaveFocus();
    expect(api.last(confirm)).toBeUndefined();
    expect(window.location.hash).toBe('');
    expect(await act(() => axe(container))).toHaveNoViolations();
    await press();
    expect(await screen.findByRole('heading', { name: 'Your call is booked' })).toHaveFocus();
    expect(api.last(confirm)).toEqual([{ call: 'v1.key.sealed-call' }]);
  });

  test('says and reports that it did not get through', async () => {
    open(mailed, { [confirm]: refusedWith('internal_error') });
    await screen.findByRole('heading', { name: 'Book this call?' });
    await press();
    expect(await screen.findByText(/We could not load the calendar/)).toBeVisible();
    expect(tellFailure).toHaveBeenLastCalledWith(
      'generic',
      expect.objectContaining({ code: 'internal_error' }),
      'consultation',
    );
  });

  test.each([
    ['not_found_error', undefined, 'This link no longer works. Please choose a time again.'],
    ['permission_error', 'start', 'Somebody else has this time now. Please choose another one.'],
  ])('leads on where it cannot (%s)', async (code, param, words) => {
    open(mailed, { [confirm]: refusedWith(code, param) });
    await screen.findByRole('heading', { name: 'Book this call?' });
    await press();
    // A toast of the previous test may still be shown: it is an alert, too.
    await screen.findByText(words);
    const told = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(told).toContain(words);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Book a free consultation' }));
    expect(await screen.findByRole('radiogroup', { name: 'Time' })).toBeVisible();
  });
});
