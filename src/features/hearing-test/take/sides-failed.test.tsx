import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readDoctorAdvice } from '@/client/storage/doctor-advice';
import hearingTake from '@/messages/en-US/hearing-take.json';
import ui from '@/messages/en-US/ui.json';
import { renderScreen } from '@/testing/jest/render';
import { SidesFailedScene } from './scenes/sides-failed-scene';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

test('one good ear is a reason for a doctor, with a next step, and counts as one ear worse', async () => {
  const user = userEvent.setup();
  renderScreen(<SidesFailedScene onRetry={jest.fn()} />, { 'hearing-take': hearingTake, ui });
  expect(readDoctorAdvice()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Yes, one ear is much better' }));
  expect(screen.getByRole('heading', { name: 'Please see a doctor first' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Book a free call' })).toHaveAttribute(
    'href',
    '/book-consultation',
  );
  expect(readDoctorAdvice()).toEqual({ sources: { signs: 'soon' }, isAcknowledged: false });
});
