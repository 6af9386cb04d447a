import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ReadingText } from '@/domain/pages/reading';
import reading from '@/messages/en-US/reading.json';
import support from '@/messages/en-US/support.json';
import ui from '@/messages/en-US/ui.json';
import { renderScreen } from '@/testing/jest/render';
import { SupportScreen } from './support-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const text: ReadingText = {
  path: '/support',
  title: 'How can we help?',
  summary: 'Most answers are here.',
  description: 'Help',
  picture: null,
  html: '',
  headings: [],
  sources: [],
  faq: [
    { topic: 'My order', question: 'Where is my receipt?', answer: '<p>Under your orders.</p>' },
    { topic: 'Hearing aids', question: 'It whistles', answer: '<p>Push it in.</p>' },
  ],
  publishedAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T00:00:00.000Z',
};

it('finds answers by their words and says how many', async () => {
  const { container } = renderScreen(
    <main>
      <SupportScreen text={text} />
    </main>,
    { reading, support, ui },
  );
  /* Links check whether they are in view once the page is idle. */
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(await axe(container)).toHaveNoViolations();

  const field = screen.getByLabelText('Search the answers');
  await userEvent.type(field, 'push');
  expect(screen.getByText('It whistles')).toBeVisible();
  expect(screen.queryByText('Where is my receipt?')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('1 answer');

  await userEvent.clear(field);
  await userEvent.type(field, 'zebra');
  expect(screen.getByRole('status')).toHaveTextContent('No answer has these words.');
});
