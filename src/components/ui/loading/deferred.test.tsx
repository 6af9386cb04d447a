import { act, render, screen } from '@testing-library/react';
import { deferred } from './deferred';

function Panel({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

/** What the bundle throws where a chunk could not be fetched. */
const lostCode = () => Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });

describe('deferred', () => {
  it('fetches the code once, when it is first shown', async () => {
    const load = jest.fn(async () => Panel);
    const Deferred = deferred(load);
    expect(load).not.toHaveBeenCalled();

    const { unmount } = render(<Deferred name="Ada" />);
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
    unmount();

    render(<Deferred name="Grace" />);
    expect(screen.getByText('Hello Grace')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again while it is wanted, because the connection may be back', async () => {
    jest.useFakeTimers();
    const load = jest.fn().mockRejectedValueOnce(lostCode()).mockResolvedValue(Panel);
    const Deferred = deferred<{ name: string }>(load);

    render(<Deferred name="Ada" />);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Hello Ada')).not.toBeInTheDocument();

    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('Hello Ada')).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('does not try again for what nobody wants any more', async () => {
    jest.useFakeTimers();
    const load = jest.fn().mockRejectedValue(lostCode());
    const Deferred = deferred(load);

    const { unmount } = render(<Deferred />);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    unmount();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
