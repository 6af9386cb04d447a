import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { writePrivate } from '@/client/private/private-storage';
import discovery from '@/messages/en-US/discovery.json';
import shell from '@/messages/en-US/shell.json';
import ui from '@/messages/en-US/ui.json';
import { chargeAndGo } from '@/testing/catalogue';
import { renderScreen } from '@/testing/jest/render';
import { DiscoveryScreen } from './discovery-screen';
import { prefillFinder } from './finder-store';

function open() {
  return renderScreen(
    <main>
      <DiscoveryScreen aid={chargeAndGo} />
    </main>,
    { discovery, ui, shell },
  );
}

/** A tap on an answer goes to the next question. */
async function answer(...names: string[]) {
  const user = userEvent.setup();
  for (const name of names) await user.click(screen.getByRole('radio', { name }));
}

test('leads to a product that is chosen already, and puts nothing into the address', async () => {
  const { container } = open();
  expect(await act(() => axe(container))).toHaveNoViolations();
  await answer('For me', 'No, none of these', 'Left ear', 'Restaurants and busy rooms');
  await answer('The most help in noise');
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('We suggest Charge-and-Go Premium');
  expect(heading).toHaveFocus();
  expect(screen.getByRole('link', { name: 'See this hearing aid' })).toHaveAttribute(
    'href',
    '/product/charge-go?tech=premium&ears=left-ear',
  );
  expect(screen.getByText('$2,000.00')).toBeVisible();
  expect(screen.getByText(/for one ear/, { selector: 'p:has(.text-3xl)' })).toBeVisible();
  expect(screen.getByText('Prices in US dollars.')).toBeVisible();
  const others = screen.getByRole('region', { name: 'The other levels' });
  expect(others).toHaveTextContent('Basic$750.00 for one earAdvanced$1,500.00 for one ear');
  expect(window.location.search + window.location.hash).toBe('');
  expect(localStorage).toHaveLength(0);
  expect(await act(() => axe(container))).toHaveNoViolations();
});

test('a sign that asks for a doctor ends the questions there', async () => {
  open();
  await answer('For somebody else', 'Yes, at least one');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Please see a doctor first');
  expect(screen.queryByRole('link', { name: 'See this hearing aid' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByRole('radio', { name: 'For me' })).not.toBeChecked();
});

test('an answer that is missing is asked for, and one can go back', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Please choose an answer.')).toBeVisible();
  await answer('For me');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('radio', { name: 'For me' })).toBeChecked();
});

test('the keyboard passes over answers with arrows and then presses Next', async () => {
  open();
  await userEvent.tab();
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'For me' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Is one of these true?');
});

test('signs that were told on another page are chosen already, for that person alone', async () => {
  writePrivate('health-signs', { signs: ['pain'], hasTroubleInNoise: null });
  const { unmount } = open();
  await answer('For somebody else');
  expect(screen.getByRole('radio', { name: 'Yes, at least one' })).not.toBeChecked();
  unmount();
  open();
  await answer('For me');
  expect(screen.getByRole('radio', { name: 'Yes, at least one' })).toBeChecked();
  expect(screen.getByText(/We chose what you told us before/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Please see a doctor first');
  localStorage.clear();
});

test('what a hearing test knows is not asked again', async () => {
  prefillFinder({ signs: 'no', where: 'noise' });
  const { unmount } = open();
  expect(screen.getByText('Question 1 of 3')).toBeVisible();
  await answer('For me', 'Both ears', 'A fair middle');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Premium');
  unmount();
  open();
  expect(screen.getByText('Question 1 of 5')).toBeVisible();
});
