import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import { keepAdminToken } from '@/client/session/admin-token';
import { buttonLook } from '@/components/ui/button-look';
import { staffPaths } from '@/domain/staff/staff-paths';
import admin from '@/messages/en-US/admin.json';
import hearing from '@/messages/en-US/admin-hearing.json';
import order from '@/messages/en-US/admin-order.json';
import trials from '@/messages/en-US/admin-trials.json';
import orders from '@/messages/en-US/admin-orders.json';
import result from '@/messages/en-US/hearing-result.json';
import words from '@/messages/en-US/hearing-test.json';
import ui from '@/messages/en-US/ui.json';
import { FakeAccountApi } from '@/testing/fakes/fake-account-api';
import { aTestResult } from '@/testing/hearing';
import '@/testing/jest/browser-apis';
import { renderScreen } from '@/testing/jest/render';
import { calgaryOrder } from '@/testing/order';
import { useAdminStore } from '../shell/admin-store';
import { OrderScreen } from './order-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const path = `/api/admin-order?order_id=${calgaryOrder.id}`;

const profile = {
  ...{ kinds: ['test'], reviewedAt: null, rule: 'unknown', missing: null },
  ...{ waivers: [], papers: [], offered: [], test: null },
};
const test1 = { id: 'test_1', isFlagged: false, signs: [], result: aTestResult() };
const offered = { id: 'test_2', name: 'Margaret Lee', takenAt: '2026-11-20T10:00:00.000Z' };
const facts = {
  ...{ revision: 3, serialNumbers: {}, events: [], mails: ['confirmation'] },
  ...{ isAddressOpen: false, refundable: 1000, unitsLeft: {} },
};
const other = {
  ...{ id: 'order_2', number: '1000007', placedAt: '2026-06-03T10:00:00.000Z' },
  ...{ status: 'complete', profile: 'none', total: 12_900, currency: 'CAD' },
  items: [
    {
      name: 'Charge-and-Go',
      variant: 'Basic, Left ear, Rose, Large',
      quantity: 1,
      isHearingAid: true,
    },
  ],
};

type Given = {
  status: string;
  moves: string[];
  payments?: object[];
  hearing?: object;
  isLabelOpen?: boolean;
  packing?: object[];
};

function open({ status, moves, isLabelOpen = false, payments = [], ...given }: Given) {
  const { hearing: of = profile, packing } = given;
  const api = new FakeAccountApi();
  Object.assign(api.answers, {
    '/api/admin-staff': {
      staff: { id: 's1', name: 'ada', role: 'owner' },
      stage: 'in',
      steps: { app: true, passkey: false },
    },
    '/api/admin-today': {},
    '/api/admin-attach-test': {},
    [`/api/admin-call-notes?order_id=${calgaryOrder.id}`]: { notes: [] },
    [path]: {
      order: { ...calgaryOrder, status, holdReason: status === 'hold' ? 'hearing_review' : null },
      ...{ customer: null, payments, shipments: [], returns: [], refunds: [], plans: [] },
      ...{ hearing: of, packing },
      others: [other],
      adminFacts: { ...facts, moves, isLabelOpen },
    },
  });
  globalThis.fetch = api.fetch;
  mockRouter.setCurrentUrl(`/admin/orders/${calgaryOrder.id}?id=${calgaryOrder.id}`);
  keepAdminToken('whole');
  useAdminStore.setState({ status: 'unknown' });
  const messages = {
    ...{ admin, ui, 'admin-order': order, 'admin-orders': orders, 'admin-hearing': hearing },
    'admin-trials': trials,
    ...{ 'hearing-result': result, 'hearing-test': words },
  };
  return { api, ...renderScreen(<OrderScreen />, messages) };
}

const primaryLook =
  buttonLook('primary', 'md')
    .split(' ')
    .find((part) => part === 'bg-ink') ?? '';

/** The words of all primary buttons and links of the page. */
function primaries() {
  const main = within(screen.getByRole('main'));
  return [...main.queryAllByRole('button'), ...main.queryAllByRole('link')]
    .filter(({ className }) => className.split(' ').includes(primaryLook))
    .map(({ textContent }) => textContent);
}

test.each<[string, Given, string[]]>([
  [
    'a test that nobody has reviewed',
    {
      status: 'hold',
      moves: ['approve', 'cancel'],
      hearing: { ...profile, test: { ...test1, reviewState: 'open' } },
    },
    [order.lookNow],
  ],
  [
    'a reviewed test',
    {
      status: 'hold',
      moves: ['approve', 'cancel'],
      hearing: { ...profile, test: { ...test1, reviewState: 'reviewed' } },
    },
    [order.moves.approve],
  ],
  [
    'no test yet',
    {
      status: 'hold',
      moves: ['approve', 'cancel'],
      hearing: { ...profile, kinds: [], missing: 'hearing_test' },
    },
    [],
  ],
  [
    'nothing but a label to make',
    { status: 'delivery_pending', moves: ['hold', 'complete', 'cancel'], isLabelOpen: true },
    [order.makeLabel],
  ],
])('an order with %s has one primary action at most', async (_name, given, expected) => {
  const { container } = open(given);
  const next = await screen.findByRole('region', { name: order.nextStep });
  expect(primaries()).toEqual(expected);
  const rest = given.moves.filter((move) => !(move === 'approve' && expected.includes('Approve')));
  for (const move of rest) {
    const label = order.moves[move as keyof typeof order.moves];
    expect(within(next).getByRole('button', { name: label })).toBeVisible();
  }
  expect(await axe(container)).toHaveNoViolations();
});

test('an order with an aid without its number cannot be marked as complete, and says why', async () => {
  const place = { lineId: 'line_aids', unit: 0 };
  open({
    ...{ status: 'delivery_pending', moves: ['hold', 'complete', 'cancel'], isLabelOpen: true },
    packing: [
      { ...place, ear: 'left', serial: 'BH310001L' },
      { ...place, ear: 'right', serial: null },
    ],
  });
  const next = await screen.findByRole('region', { name: order.nextStep });
  expect(primaries()).toEqual([order.enterSerials]);
  expect(within(next).queryByRole('button', { name: order.moves.complete })).toBeNull();
  expect(next).toHaveTextContent(order.completeLater);
  expect(within(next).getByRole('button', { name: order.moves.hold })).toBeVisible();
});

test('beside the order stand the customer’s name and their other orders, an aid by level and ear', async () => {
  open({ status: 'hold', moves: ['approve'] });
  const customer = await screen.findByRole('region', { name: order.customer });
  expect(customer).toHaveTextContent('Margaret Lee');
  const others = screen.getByRole('region', { name: 'Other orders, 1' });
  expect(others).toHaveTextContent('Basic left ear, Complete');
  expect(within(others).getByRole('link', { name: '1000007' })).toHaveAttribute(
    'href',
    staffPaths.adminOrder('order_2'),
  );
});

test('a test under the same address is offered: to look at first, and to attach', async () => {
  const waiting = { ...profile, kinds: [], missing: 'hearing_test', offered: [offered] };
  const { api, container } = open({ status: 'hold', moves: ['approve'], hearing: waiting });
  const part = await screen.findByRole('region', { name: order.hearing });
  expect(part).toHaveTextContent('A test under this address exists');
  expect(primaries()).toEqual([order.lookNow]);
  expect(within(part).getByRole('link', { name: /^Look at the test of/ })).toHaveAttribute(
    'href',
    staffPaths.adminHearingTest('test_2'),
  );
  await userEvent.click(within(part).getByRole('button', { name: /^Attach the test of/ }));
  expect(await screen.findByText(order.testAttached)).toBeVisible();
  expect(api.last('/api/admin-attach-test')).toMatchObject([
    { order_id: calgaryOrder.id, result_id: 'test_2' },
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

const payment = { id: 'payment_1', state: 'taken', amount: 437_177, method: 'card' };
const paid = { ...payment, card: null, gateway: 'sandbox', paidAt: '2026-11-21T10:00:00.000Z' };

test('what is seldom needed is closed and says in short what it holds', async () => {
  open({ status: 'delivery_pending', moves: [], payments: [paid] });
  const money = await screen.findByRole('region', { name: order.money });
  expect(within(money).getByText(/^Captured, .4,371\.77/)).toBeVisible();
  expect(within(money).getByText(order.refundable)).not.toBeVisible();
  expect(screen.getByText(order.noParcels)).toBeVisible();
  await userEvent.click(within(money).getByText(order.money));
  expect(within(money).getByText(order.refundable)).toBeVisible();
});

test('a payment that the bank let go of is seen at once', async () => {
  open({ status: 'hold', moves: ['cancel'], payments: [{ ...paid, state: 'lost' }] });
  expect(await screen.findByText(order.paymentLost)).toBeVisible();
});
