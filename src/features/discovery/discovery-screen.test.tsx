import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import discovery from '@/messages/en-US/discovery.json';
import ui from '@/messages/en-US/ui.json';
import { renderScreen } from '@/testing/jest/render';
import { DiscoveryScreen } from './discovery-screen';

function open() {
  return renderScreen(
    <main>
      <DiscoveryScreen />
    </main>,
    { discovery, ui },
  );
}

async function answer(...names: string[]) {
  const user = userEvent.setup();
  for (const name of names) {
    await user.click(screen.getByRole('radio', { name }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
  }
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
