import '@/testing/jest/browser-apis';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { tellFailure } from '@/features/failures/public';
import errors from '@/messages/en-US/errors.json';
import orders from '@/messages/en-US/orders.json';
import returns from '@/messages/en-US/returns.json';
import reasons from '@/messages/en-US/return-reasons.json';
import ui from '@/messages/en-US/ui.json';
import { FakeAccountApi, refusedWith } from '@/testing/fakes/fake-account-api';
import { renderScreen } from '@/testing/jest/render';
import { wireChargerAfterSale } from '@/testing/fakes/wire-order';
import { ReturnsScreen } from './returns-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/client/session/end-session', () => ({ endSession: jest.fn() }));
jest.mock('@/features/failures/public', () => ({ tellFailure: jest.fn() }));

function open() {
  const api = new FakeAccountApi();
  globalThis.fetch = api.fetch;
  const { container } = renderScreen(
    <main>
      <ReturnsScreen trialDays={60} text={null} />
    </main>,
    { errors, orders, 'return-reasons': reasons, returns, ui },
  );
  return { api, container };
}

const form = () => within(screen.getByRole('form', { name: 'Request a return' }));

async function askForReturn() {
  await userEvent.type(form().getByLabelText('Order number'), '10482');
  await userEvent.type(form().getByLabelText('Email'), 'margaret@example.ca');
  await userEvent.type(form().getByLabelText('Postal code'), 'T2P 1J9');
  await userEvent.click(form().getByRole('radio', { name: reasons.too_loud }));
  await userEvent.type(form().getByLabelText('In your own words'), 'Too loud');
  await userEvent.click(form().getByRole('button', { name: 'Send request' }));
}

it('tells the policy, and what is missing in the form', async () => {
  const { api, container } = open();
  expect(screen.getByText(/You have 60 days to send it back\. The first day/)).toBeVisible();
  await userEvent.click(form().getByRole('button', { name: 'Send request' }));
  expect(within(await form().findByRole('alert')).getAllByRole('link')).toHaveLength(3);
  expect(api.asked).toEqual([]);
  expect(await act(() => axe(container))).toHaveNoViolations();
});

it('opens the look-up of an order at its own address', async () => {
  window.location.hash = '#look-up';
  open();
  const fields = within(screen.getByRole('form', { name: 'Look up your order' }));
  expect(fields.getByLabelText('Order number')).toHaveFocus();
  window.history.replaceState(null, '', '/');
});

it('sends the request of a guest', async () => {
  const { api } = open();
  api.answers['/api/order-return'] = { afterSale: wireChargerAfterSale };
  await askForReturn();
  expect(await screen.findByText(errors.success.returnSubmitted)).toBeVisible();
  expect(api.last('/api/order-return')).toEqual([
    {
      order_number: '10482',
      email: 'margaret@example.ca',
      postal_code: 'T2P 1J9',
      main_reason: 'too_loud',
      reason: 'Too loud',
    },
  ]);
  expect(await screen.findByRole('heading', { name: 'We have your return request' })).toHaveFocus();
  expect(screen.getByText(/It is for order 10482/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Request another return' }));
  expect(form().getByLabelText('In your own words')).toHaveValue('');
});

it('keeps what was typed when the request is refused, and says why where that is known', async () => {
  const { api } = open();
  api.answers['/api/order-return'] = refusedWith('permission_error', 'return_open');
  await askForReturn();
  expect(await screen.findByText(orders.returnBlock.return_open)).toBeVisible();
  // What stands in the page is not contradicted by a notice about wrong details.
  expect(screen.queryByText(errors.toast.return)).toBeNull();
  expect(form().getByLabelText('In your own words')).toHaveValue('Too loud');
});

async function lookUp() {
  await userEvent.click(screen.getByRole('button', { name: 'Look up your order' }));
  const fields = within(screen.getByRole('form', { name: 'Look up your order' }));
  expect(fields.getByLabelText('Order number')).toHaveFocus();
  await userEvent.type(fields.getByLabelText('Order number'), '10482');
  await userEvent.type(fields.getByLabelText('Email'), 'margaret@example.ca');
  await userEvent.type(fields.getByLabelText('Postal code'), 't2p1j9');
  await userEvent.click(fields.getByRole('button', { name: 'Find my order' }));
}

it('looks an order up', async () => {
  const { api, container } = open();
  api.answers['/api/order-lookup'] = {
    order: {
      number: '10482',
      status: 'delivery_pending',
      createdAt: '2026-11-21T18:00:00.000Z',
      currency: 'USD',
      total: 14900,
      lines: [{ id: 'line-1', productName: 'Standard Charger', variantName: null, quantity: 1 }],
    },
    afterSale: wireChargerAfterSale,
  };
  await lookUp();
  const order = within(await screen.findByRole('article', { name: 'Order 10482' }));
  expect(order.getByText('Placed November 21, 2026, total $149.00 USD')).toBeVisible();
  expect(order.getByText('Standard Charger, quantity 1')).toBeVisible();
  expect(await act(() => axe(container))).toHaveNoViolations();
});

it.each([
  [refusedWith('validation_error', 'order_number'), returns.lookUp.failed, 0],
  [refusedWith('internal_error'), returns.lookUp.unreachable, 1],
  [{ order: {} }, returns.lookUp.unreachable, 1],
])('an order that cannot be shown: %o', async (answer, words, told) => {
  jest.mocked(tellFailure).mockClear();
  const { api } = open();
  api.answers['/api/order-lookup'] = answer;
  await lookUp();
  expect(await screen.findByText(words)).toBeVisible();
  // A wrong detail is an answer; only a failure gets a toast and a report.
  expect(tellFailure).toHaveBeenCalledTimes(told);
});
