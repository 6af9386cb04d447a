import { render, screen } from '@testing-library/react';
import shell from '@/messages/en-US/shell.json';
import ui from '@/messages/en-US/ui.json';
import { renderScreen } from '@/testing/jest/render';
import { ErrorBoundary } from './error-boundary';
import { ErrorFallback } from './error-fallback';

function Broken(): never {
  throw new Error('broken page');
}

beforeEach(() => {
  /* Silences React, which writes every caught error to the console. */
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('ErrorBoundary', () => {
  it('shows the fixed words and reports the error', () => {
    const onError = jest.fn();
    renderScreen(
      <ErrorBoundary resetKey="/shop" onError={onError} fallback={<ErrorFallback />}>
        <Broken />
      </ErrorBoundary>,
      { shell, ui },
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      "An error has occured. The product's team has been contacted",
    );
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken page' }));
  });

  it('heals when the visitor moves on', () => {
    const boundary = (resetKey: string, child: React.ReactNode) => (
      <ErrorBoundary resetKey={resetKey} onError={jest.fn()}>
        {child}
      </ErrorBoundary>
    );
    const { rerender } = render(boundary('/shop', <Broken />));
    rerender(boundary('/cart', <h1>Cart</h1>));
    expect(screen.getByRole('heading', { name: 'Cart' })).toBeInTheDocument();
  });
});
