import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useKeyToGoOn } from './one-key';

type TrialProps = { isOn: boolean; onSubmit: () => void };

function Trial({ isOn, onSubmit }: TrialProps) {
  const form = useRef<HTMLFormElement>(null);
  useKeyToGoOn(form, isOn);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h1 tabIndex={-1}>Time for a short break</h1>
      <button type="button">Other headphones</button>
    </form>
  );
}

const later = 1_700_000_000_000;

function show(isOn: boolean) {
  const onSubmit = jest.fn();
  const now = jest.spyOn(Date, 'now').mockReturnValue(later);
  const view = render(<Trial isOn={isOn} onSubmit={onSubmit} />);
  return { ...view, onSubmit, pass: (ms: number) => now.mockReturnValue(later + ms) };
}

afterEach(() => jest.restoreAllMocks());

it('goes on by Space and by Enter, wherever the focus is', async () => {
  const { onSubmit, pass } = show(true);
  pass(2000);
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it('does not take a late answer to the last tone for a press on Continue', async () => {
  const { onSubmit, pass } = show(true);
  pass(1400);
  await userEvent.keyboard(' ');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('leaves keys to the button that has the focus, and to scenes where something is chosen', async () => {
  const { onSubmit, pass, getByRole, rerender } = show(true);
  pass(2000);
  getByRole('button').focus();
  await userEvent.keyboard(' {Enter}');
  getByRole('heading').focus();
  rerender(<Trial isOn={false} onSubmit={onSubmit} />);
  await userEvent.keyboard(' {Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('lets Space move a page that is not at its foot', async () => {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  const { onSubmit, pass } = show(true);
  pass(2000);
  await userEvent.keyboard(' ');
  expect(onSubmit).not.toHaveBeenCalled();
});
