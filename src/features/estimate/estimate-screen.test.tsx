import '@/testing/jest/browser-apis';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { cents } from '@/domain/money';
import estimate from '@/messages/en-US/estimate.json';
import fields from '@/messages/en-US/fields.json';
import reading from '@/messages/en-US/reading.json';
import shell from '@/messages/en-US/shell.json';
import ui from '@/messages/en-US/ui.json';
import { renderScreen } from '@/testing/jest/render';
import { EstimateScreen } from './estimate-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const prices = { basic: cents(1000_00), advanced: cents(2000_00), premium: cents(2700_00) };

async function open(known: typeof prices | null = prices) {
  const { container } = renderScreen(
    <main>
      <EstimateScreen prices={known} />
    </main>,
    { estimate, fields, reading, shell, ui },
  );
  /* Links check whether they are in view once the page is idle. */
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return container;
}

const live = (place: string) =>
  userEvent.selectOptions(screen.getByLabelText('Province or territory'), place);
const sum = () => within(screen.getByRole('region', { name: 'Your estimate' }));

it('waits for the place, then tells the sum line by line', async () => {
  const container = await open();
  expect(sum().getByText(estimate.result.waiting)).toBeVisible();

  await live('Ontario');
  expect(sum().getByTestId('estimate-net')).toHaveTextContent('$1,000.00');
  expect(sum().getByText(/The limit is \$500.00 for each hearing aid/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Estimate: $1,000.00 left for you to pay.');

  await userEvent.click(screen.getByRole('radio', { name: 'A private plan' }));
  await userEvent.type(screen.getByLabelText(estimate.form.planCap), '600');
  expect(sum().getByTestId('estimate-net')).toHaveTextContent('$400.00');
  expect(sum().getByText(estimate.result.notice)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('says what is wrong with an amount, and counts nothing for it', async () => {
  await open();
  await live('Ontario');
  await userEvent.click(screen.getByRole('radio', { name: 'A private plan' }));
  await userEvent.type(screen.getByLabelText(estimate.form.planCap), 'a lot');
  expect(screen.getByLabelText(estimate.form.planCap)).toBeInvalid();
  expect(sum().getByTestId('estimate-net')).toHaveTextContent('$1,000.00');
});

it('asks in a place only what counts there', async () => {
  await open();
  await live('Québec');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(sum().getByTestId('estimate-final')).toHaveTextContent('$1,650.00');

  await live('Ontario');
  await userEvent.click(screen.getByRole('checkbox', { name: estimate.form.hadAdp }));
  expect(sum().getByTestId('estimate-net')).toHaveTextContent('$2,000.00');

  await live('Yukon');
  expect(sum().getByText(/We have found no rule for Yukon/)).toBeVisible();
});

it('has the rules with their sources before anything is answered, and without prices too', async () => {
  await open(null);
  expect(screen.getByText(/We have no prices in Canadian dollars/)).toBeVisible();
  const table = within(screen.getByRole('table', { name: estimate.programs.caption }));
  expect(table.getAllByRole('row')).toHaveLength(10);
  expect(table.getAllByText(/read November 21, 2026/)).toHaveLength(9);
  for (const title of Object.values(estimate.sourceTitle)) {
    expect(table.getAllByRole('link', { name: title })[0]).toBeVisible();
  }
});
