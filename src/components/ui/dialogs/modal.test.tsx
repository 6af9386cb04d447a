import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useEffect, useState } from 'react';
import shell from '@/messages/en-US/shell.json';
import ui from '@/messages/en-US/ui.json';
import { renderScreen } from '@/testing/jest/render';
import { Modal } from './modal';
import { useModalHistory } from './use-modal-address';

/** A router on jsdom's real history, because the tests check the address. */
const mockRouter = {
  beforePopState: jest.fn(),
  push: jest.fn(async (address: string) => {
    window.history.pushState({}, '', address);
    window.dispatchEvent(new Event('test:navigated'));
    return true;
  }),
  replace: jest.fn(async (address: string) => {
    window.history.replaceState({}, '', address);
    window.dispatchEvent(new Event('test:navigated'));
    return true;
  }),
};

jest.mock('next/router', () => ({
  useRouter: function useRouter() {
    const [, navigated] = useState(0);
    useEffect(() => {
      const render = () => navigated((count) => count + 1);
      window.addEventListener('popstate', render);
      window.addEventListener('test:navigated', render);
      return () => {
        window.removeEventListener('popstate', render);
        window.removeEventListener('test:navigated', render);
      };
    }, []);
    return {
      ...mockRouter,
      isReady: true,
      asPath: window.location.pathname + window.location.search,
    };
  },
}));

function Page() {
  useModalHistory();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>How to measure</button>
      <Modal title="How to measure" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>Use a ruler.</p>
      </Modal>
    </>
  );
}

const address = () => window.location.pathname + window.location.search;

async function openModal() {
  await userEvent.click(screen.getByRole('button', { name: 'How to measure' }));
  const dialog = await screen.findByRole('dialog', { name: 'How to measure' });
  await waitFor(() => expect(address()).toContain('modal=open'));
  return dialog;
}

beforeEach(() => {
  window.history.replaceState({}, '', '/product/charge-go?tech=premium');
  window.scrollTo = jest.fn();
});

describe('Modal', () => {
  it('adds modal=open to the address without scrolling and keeps the rest of it', async () => {
    renderScreen(<Page />, { ui, shell });
    await openModal();
    const shown = '/product/charge-go?tech=premium&modal=open';
    expect(address()).toBe(shown);
    expect(mockRouter.push).toHaveBeenCalledWith(shown, shown, { shallow: true, scroll: false });
  });

  it('takes modal=open back, restores the scroll position and returns focus when closed', async () => {
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    renderScreen(<Page />, { ui, shell });
    await openModal();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/product/charge-go?tech=premium'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.scrollTo).toHaveBeenCalledWith({ left: 0, top: 640, behavior: 'instant' });
    expect(screen.getByRole('button', { name: 'How to measure' })).toHaveFocus();
  });

  it('closes on Escape', async () => {
    renderScreen(<Page />, { ui, shell });
    await openModal();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes on the back button and leaves no history entry behind', async () => {
    renderScreen(<Page />, { ui, shell });
    await openModal();
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/product/charge-go?tech=premium');
  });

  it('closes when the back button was pressed before the address had arrived', async () => {
    let arrive = () => {};
    mockRouter.push.mockImplementationOnce(async (address) => {
      window.history.pushState({}, '', address);
      await new Promise<void>((resolve) => (arrive = resolve));
      return true;
    });
    renderScreen(<Page />, { ui, shell });
    await openModal();
    window.history.back();
    await waitFor(() => expect(address()).not.toContain('modal'));
    await act(async () => arrive());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/product/charge-go?tech=premium');
  });

  it('removes a stale modal=open when no modal is on screen', async () => {
    window.history.replaceState({}, '', '/product/charge-go?modal=open&tech=premium');
    renderScreen(<Page />, { ui, shell });
    await waitFor(() => expect(address()).toBe('/product/charge-go?tech=premium'));
  });

  it('has no accessibility faults', async () => {
    const { baseElement } = renderScreen(<Page />, { ui, shell });
    await openModal();
    expect(await axe(baseElement)).toHaveNoViolations();
  });
});
