import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from '@/components/ui/fields/error-summary';
import { TextField } from '@/components/ui/fields/text-field';
import { findHearingStartProblems } from '@/domain/schemas/short-forms';
import errors from '@/messages/en-US/errors.json';
import ui from '@/messages/en-US/ui.json';
import { renderScreen } from '@/testing/jest/render';
import { NotSent } from './not-sent';
import { useKitForm } from './use-kit-form';

type Values = { name: string; email: string };
type Props = {
  hasSummary?: boolean;
  loadRules?: () => Promise<typeof findHearingStartProblems>;
  onSend: (values: Values) => Promise<boolean>;
};

const loadAtOnce = async () => findHearingStartProblems;

function TestForm({ hasSummary, loadRules = loadAtOnce, onSend }: Props) {
  const { field, faults, tries, isSending, isLost, formProps } = useKitForm<Values>({
    name: 'test',
    fields: ['name', 'email'],
    start: { name: '', email: '' },
    loadRules,
    help: { email: 'email' },
    hasSummary,
  });
  return (
    <form {...formProps(onSend)}>
      {hasSummary && faults.length > 0 && (
        <ErrorSummary key={tries} title="Please check" errors={faults} />
      )}
      <TextField {...field('name')} label="Name" />
      <TextField {...field('email')} label="Email" />
      <NotSent isShown={isLost} />
      <button type="submit">{isSending ? 'Sending' : 'Send'}</button>
    </form>
  );
}

function open(props: Partial<Props> = {}) {
  const onSend = jest.fn(async () => true);
  renderScreen(<TestForm onSend={onSend} {...props} />, { errors, ui });
  return { onSend };
}

const name = () => screen.getByLabelText('Name');
const email = () => screen.getByLabelText('Email');
const send = () => userEvent.click(screen.getByRole('button'));

it('marks nothing before the first try, then the first fault has the focus, in the words of spec 8', async () => {
  const { onSend } = open();
  await userEvent.type(email(), 'margaret');
  await userEvent.tab();
  expect(email()).toBeValid();
  await send();
  await waitFor(() => expect(name()).toHaveFocus());
  expect(name()).toHaveAccessibleDescription('Please enter your name');
  expect(email()).toHaveAccessibleDescription(
    'Please enter valid email. It looks like name@example.ca.',
  );
  await userEvent.type(name(), 'M');
  await waitFor(() => expect(name()).toBeValid());
  expect(onSend).not.toHaveBeenCalled();
});

it('lists the faults where there is a list, which then has the focus', async () => {
  open({ hasSummary: true });
  await send();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Please enter your name', '#test-name'],
    ['Please enter your email', '#test-email'],
  ]);
});

it('loses nothing when it could not be sent, and is empty once it was', async () => {
  const onSend = jest.fn<Promise<boolean>, [Values]>().mockResolvedValueOnce(false);
  open({ onSend: onSend.mockResolvedValue(true) });
  await userEvent.type(name(), 'Margaret');
  await userEvent.type(email(), 'margaret@example.ca');
  await send();
  await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
  expect(email()).toHaveValue('margaret@example.ca');
  await send();
  await waitFor(() => expect(email()).toHaveValue(''));
  expect(name()).toBeValid();
});

it('sends once, however quickly it is pressed', async () => {
  const onSend = jest.fn(() => new Promise<boolean>((resolve) => setTimeout(resolve, 50, true)));
  open({ onSend });
  await userEvent.type(name(), 'Margaret');
  await userEvent.type(email(), 'margaret@example.ca');
  await userEvent.dblClick(screen.getByRole('button'));
  await waitFor(() => expect(name()).toHaveValue(''));
  expect(onSend).toHaveBeenCalledTimes(1);
});

/** What the bundle throws without a connection. */
function lostCode(): Error {
  const error = new Error('Loading chunk 7 failed.');
  error.name = 'ChunkLoadError';
  return error;
}

const lost =
  'We could not connect to our shop. Please check your internet connection and try again.';

it('says so when the code of its rules did not load, and loads it again at the next try', async () => {
  const loadRules = jest.fn(loadAtOnce);
  loadRules.mockRejectedValue(lostCode());
  const { onSend } = open({ loadRules });
  await userEvent.type(name(), 'Margaret');
  await userEvent.type(email(), 'margaret@example.ca');
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(lost));
  expect(onSend).not.toHaveBeenCalled();
  loadRules.mockImplementation(loadAtOnce);
  await send();
  await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says so when the code of its request did not load, is not busy any more, and keeps what was typed', async () => {
  const onSend = jest.fn().mockRejectedValueOnce(lostCode()).mockResolvedValue(false);
  open({ onSend });
  await userEvent.type(name(), 'Margaret');
  await userEvent.type(email(), 'margaret@example.ca');
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(lost));
  expect(screen.getByRole('button')).toHaveTextContent('Send');
  expect(name()).toHaveValue('Margaret');
  await send();
  await waitFor(() => expect(onSend).toHaveBeenCalledTimes(2));
});

it('loads its rules as soon as somebody begins to type', async () => {
  const loadRules = jest.fn(loadAtOnce);
  open({ loadRules });
  expect(loadRules).not.toHaveBeenCalled();
  await userEvent.click(name());
  expect(loadRules).toHaveBeenCalled();
});
