import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showToast } from './toast';

describe('showToast', () => {
  it('announces errors as alert and successes as status, each with a way to dismiss it', async () => {
    await act(() => showToast('success', 'Your password has been reset'));
    await act(() => showToast('error', 'Something went wrong'));

    expect(await screen.findByRole('status')).toHaveTextContent('Your password has been reset');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Something went wrong');

    const [dismissSuccess] = screen.getAllByRole('button', { name: 'Dismiss' });
    if (!dismissSuccess) throw new Error('no dismiss button');
    await userEvent.click(dismissSuccess);
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });
});
