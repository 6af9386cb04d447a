import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import contact from '@/messages/en-US/contact.json';
import errors from '@/messages/en-US/errors.json';
import ui from '@/messages/en-US/ui.json';
import { renderScreen } from '@/testing/render';
import { ContactScreen } from './contact-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const sent: unknown[] = [];
let answers: () => Response;

beforeEach(() => {
  sent.length = 0;
  answers = () => Response.json({ result: true });
  global.fetch = jest.fn(async (_: unknown, request?: RequestInit) => {
    sent.push(JSON.parse(String(request?.body)));
    return answers();
  });
});

function open() {
  return renderScreen(
    <main>
      <ContactScreen />
    </main>,
    { contact, errors, ui },
  );
}

async function fill() {
  await userEvent.type(screen.getByLabelText('Name'), 'Ada Byron');
  await userEvent.type(screen.getByLabelText('Email'), ' ada@example.ca');
  await userEvent.type(screen.getByLabelText('Message'), 'It whistles');
}

const press = () => userEvent.click(screen.getByRole('button', { name: /^Send/ }));

it('names what is missing, with a way to each field, and sends nothing', async () => {
  const { container } = open();
  /* Links look whether they are in view once the page is idle. */
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await press();
  const summary = within(screen.getByRole('alert'));
  expect(summary.getByRole('link', { name: 'name is mandatory' })).toHaveAttribute(
    'href',
    '#contact-name',
  );
  expect(screen.getByLabelText('Message')).toBeInvalid();
  expect(await axe(container)).toHaveNoViolations();
  expect(sent).toEqual([]);
});

it('sends, says where the answer goes, and is empty again', async () => {
  open();
  await fill();
  await press();
  expect(await screen.findByText(/Our answer goes to ada@example.ca/)).toBeVisible();
  expect(sent).toEqual([
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
  answers = () =>
    Response.json({ error: { message: 'No', code: 'internal_error' } }, { status: 500 });
  open();
  await fill();
  await press();
  expect(
    await screen.findByText('Unable to send your message. Please try again later.'),
  ).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('It whistles');
});
