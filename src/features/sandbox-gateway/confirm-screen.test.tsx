import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import sandbox from '@/messages/en-US/sandbox.json';
import '@/testing/jest/browser-apis';
import { renderScreen } from '@/testing/jest/render';
import { ConfirmScreen } from './confirm-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const open = {
  method: 'klarna',
  name: 'Klarna',
  amount: 150000,
  currency: 'USD',
  isDecided: false,
  returnUrl: '/checkout',
  otherAnswers: ['failed', 'unknown', 'from-another-version'],
};

type Answer = { status: number; body?: object };

function openScreen(...answers: Answer[]) {
  const asked: { url: string; body: unknown }[] = [];
  globalThis.fetch = async (url, init) => {
    asked.push({ url: String(url), body: init?.body && JSON.parse(String(init.body)) });
    const answer = answers.shift();
    if (!answer) throw new TypeError('network');
    const { status, body } = answer;
    return { ok: status < 300, status, json: async () => body } as Response;
  };
  mockRouter.setCurrentUrl('/sandbox/confirm?intent=intent_1');
  const { container } = renderScreen(
    <main>
      <ConfirmScreen />
    </main>,
    { sandbox },
  );
  return { asked, container };
}

it('asks for the amount, in test mode, by name', async () => {
  const { asked, container } = openScreen({ status: 200, body: open });
  expect(await screen.findByText('$1,500.00')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Confirm your payment' })).toBeVisible();
  expect(screen.getByText('Test mode: no real card is charged')).toBeVisible();
  expect(screen.getByText('Boreal Hearing')).toBeVisible();
  expect(asked).toEqual([{ url: '/api/sandbox/confirm?intent=intent_1', body: undefined }]);
  expect(await axe(container)).toHaveNoViolations();
});

it('names the way to pay, and keeps the other answers out of the way', async () => {
  const { asked, container } = openScreen({ status: 200, body: open }, { status: 500 });
  expect(await screen.findByText('Klarna')).toBeVisible();
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Other answers, for testing'));
  expect(screen.getAllByRole('button', { name: /Failed|Unknown status/ })).toHaveLength(2);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Unknown status' }));
  expect(asked.at(-1)?.body).toEqual({ intent: 'intent_1', decision: 'unknown' });
});

it('writes yen without decimals', async () => {
  openScreen({ status: 200, body: { ...open, amount: 500, currency: 'JPY' } });
  expect(await screen.findByText('¥500')).toBeVisible();
});

it('says when an answer did not arrive, and lets the shopper try again', async () => {
  const { asked } = openScreen({ status: 200, body: open }, { status: 500 });
  await screen.findByText('$1,500.00');
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again');
  expect(asked.at(-1)?.body).toEqual({ intent: 'intent_1', decision: 'decline' });
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(asked.at(-1)?.body).toEqual({ intent: 'intent_1', decision: 'approve' });
});

it('offers the way back from a payment that is answered or unknown', async () => {
  openScreen({ status: 200, body: { ...open, isDecided: true, returnUrl: '/checkout?gateway=x' } });
  expect(await screen.findByRole('link', { name: 'Back to checkout' })).toHaveAttribute(
    'href',
    '/checkout?gateway=x',
  );
});

it.each([{ status: 404 }, { status: 200, body: { ...open, returnUrl: '//evil.example' } }])(
  'trusts no odd answer: %j',
  async (answer) => {
    const { container } = openScreen(answer);
    expect(
      await screen.findByRole('heading', { name: 'This payment is no longer available' }),
    ).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  },
);
