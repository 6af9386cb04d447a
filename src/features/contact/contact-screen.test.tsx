import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import contact from '@/messages/en-US/contact.json';
import errors from '@/messages/en-US/errors.json';
import ui from '@/messages/en-US/ui.json';
import { FakeAccountApi, refusedWith } from '@/testing/fakes/fake-account-api';
import { renderScreen } from '@/testing/jest/render';
import { ContactScreen } from './contact-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const letterPath = '/api/customer-data';

function open(answer: unknown = { result: true }) {
  const api = new FakeAccountApi();
  api.answers[letterPath] = answer;
  globalThis.fetch = api.fetch;
  const view = renderScreen(
    <main>
      <ContactScreen day={{ from: '2026-11-23T15:30:00.000Z', to: '2026-11-23T23:30:00.000Z' }} />
    </main>,
    { contact, errors, ui },
  );
  return { api, ...view };
}

async function fill() {
  await userEvent.type(screen.getByLabelText('Name'), 'Ada Byron');
  await userEvent.type(screen.getByLabelText('Email'), ' ada@example.ca');
  await userEvent.type(screen.getByLabelText('Message'), 'It whistles');
}

const press = () => userEvent.click(screen.getByRole('button', { name: /^Send/ }));

it('names what is missing, with a way to each field, and sends nothing', async () => {
  const { api, container } = open();
  /* Links check whether they are in view once the page is idle. */
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await press();
  const summary = within(screen.getByRole('alert'));
  expect(summary.getByRole('link', { name: 'name is mandatory' })).toHaveAttribute(
    'href',
    '#contact-name',
  );
  expect(screen.getByLabelText('Message')).toBeInvalid();
  expect(await axe(container)).toHaveNoViolations();
  expect(api.asked).toEqual([]);
});

it('sends, says where the answer goes, and is empty again', async () => {
  const { api } = open();
  await fill();
  await press();
  expect(await screen.findByText(/Our answer goes to ada@example.ca/)).toBeVisible();
  expect(api.last(letterPath)).toEqual([
    {
      name: 'Ada Byron',
      email: 'ada@example.ca',
      message: 'It whistles',
      website: '',
      locale: 'en-US',
    },
  ]);
  expect(screen.getByLabelText('Message')).toHaveValue('');
  expect(await screen.findByText('Thanks! We will get back to you shortly.')).toBeVisible();
});

it('keeps what was typed when it could not be sent', async () => {
  open(refusedWith('internal_error'));
  await fill();
  await press();
  expect(
    await screen.findByText('Unable to send your message. Please try again later.'),
  ).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('It whistles');
});
