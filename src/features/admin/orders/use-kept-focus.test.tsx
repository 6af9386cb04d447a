import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useKeptFocus } from './use-kept-focus';

/** Two sections; the action in the second one removes its own button. */
function Page() {
  const [round, setRound] = useState(0);
  const keepFocus = useKeptFocus(round);
  return (
    <div onFocus={keepFocus}>
      <section>
        <h2 tabIndex={-1}>Items</h2>
        <button type="button" onClick={() => setRound(round + 1)}>
          Stay
        </button>
      </section>
      <section>
        <h2 tabIndex={-1}>Money</h2>
        <button key={round} type="button" onClick={() => setRound(round + 1)}>
          Go
        </button>
      </section>
    </div>
  );
}

test('who loses the button they pressed goes on at the heading of its part; everybody else stays', async () => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Money' })).toHaveFocus();
});
