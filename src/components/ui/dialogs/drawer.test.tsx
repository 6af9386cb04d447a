import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import ui from '@/messages/en-US/ui.json';
import { renderScreen } from '@/testing/jest/render';
import { Drawer } from './drawer';
import { toastAreaAttribute } from '../toasts/toast-area';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <Drawer
        label="Cart"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        closeLabel="Close cart"
        isClosedByBackspace
        footer={<button>Checkout</button>}
      >
        <label>
          Discount code <input defaultValue="WELCOME" />
        </label>
      </Drawer>
    </>
  );
}

async function openDrawer() {
  const { baseElement } = renderScreen(<Page />, { ui });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Cart' });
  return baseElement;
}

const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('Drawer', () => {
  it('opens with its focus inside, and has no accessibility faults', async () => {
    const page = await openDrawer();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close cart' })).toHaveFocus());
    expect(await axe(page)).toHaveNoViolations();
  });

  it.each(['{Escape}', '{Backspace}'])('closes on %s and gives focus back', async (key) => {
    await openDrawer();
    await userEvent.keyboard(key);
    await expectClosed();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('shuts off the page behind it for as long as it is open', async () => {
    await openDrawer();
    const opener = { name: 'Open' };
    await waitFor(() => expect(screen.queryByRole('button', opener)).toBeNull());
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    expect(screen.getByRole('button', opener)).toBeEnabled();
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('closes by its button', async () => {
    await openDrawer();
    await userEvent.click(screen.getByRole('button', { name: 'Close cart' }));
    await expectClosed();
  });

  it('stays open while one corrects a text with Backspace', async () => {
    await openDrawer();
    await userEvent.click(screen.getByLabelText('Discount code'));
    await userEvent.keyboard('{Backspace}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.getByLabelText('Discount code')).toHaveValue('WELCOM');
  });

  it('stays open when a toast beside it is pressed, and closes on a press elsewhere', async () => {
    const page = await openDrawer();
    const toasts = document.createElement('div');
    toasts.setAttribute(toastAreaAttribute, '');
    toasts.append(document.createElement('button'));
    page.append(toasts);
    fireEvent.click(within(toasts).getByRole('button', { hidden: true }));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    toasts.remove();
    fireEvent.click(screen.getByRole('presentation'));
    await expectClosed();
  });
});
