import { render, screen } from '@testing-library/react';
import { deferred } from './deferred';

function Panel({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

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
});
