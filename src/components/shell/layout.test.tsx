import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import shell from '@/messages/en-US/shell.json';
import ui from '@/messages/en-US/ui.json';
import { renderScreen } from '@/testing/jest/render';
import { Layout } from './layout';

jest.mock('next/router', () => {
  const { default: router, useRouter } = jest.requireActual('next-router-mock');
  return { __esModule: true, default: router, useRouter };
});

function renderLayout(pathname: string) {
  mockRouter.setCurrentUrl(pathname);
  return renderScreen(
    <Layout cartButton={<button>Cart</button>} accountControl={<button>Account</button>}>
      <h1>Page</h1>
    </Layout>,
    { shell, ui },
  );
}

const mainNav = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('Layout', () => {
  it('has the landmarks of every page, and the skip link first', async () => {
    const { container } = renderLayout('/');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('leads to a help centre elsewhere, and back to the question of counting, where they are set', () => {
    mockRouter.setCurrentUrl('/');
    renderScreen(
      <Layout
        cartButton={null}
        accountControl={null}
        helpCentreUrl="https://help.example/boreal"
        privacyChoices={<button>Privacy choices</button>}
      >
        <h1>Page</h1>
      </Layout>,
      { shell, ui },
    );
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Help centre' })).toHaveAttribute(
      'href',
      'https://help.example/boreal',
    );
    expect(footer.getByRole('button', { name: 'Privacy choices' })).toBeInTheDocument();
  });

  it('leaves brand and phone on the checkout, and neither banner nor footer', () => {
    renderLayout('/checkout');
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Boreal Hearing' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: '1-800-555-0142' })).toBeInTheDocument();
  });

  it('leaves nothing inside an iframe', () => {
    renderLayout('/iframes/questionnaire');
    expect(screen.queryByRole('link', { name: 'Boreal Hearing' })).not.toBeInTheDocument();
  });
});

describe('main navigation', () => {
  it('opens a group on click and follows it with aria-expanded', async () => {
    renderLayout('/');
    const products = mainNav().getByRole('button', { name: 'Products' });
    expect(products).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(products);
    expect(products).toHaveAttribute('aria-expanded', 'true');
    expect(await mainNav().findByRole('link', { name: 'Technology' })).toHaveAttribute(
      'href',
      '/our-products/technology',
    );
  });

  it.each([
    ['/product/charge-go', 'Products'],
    ['/hearing-loss/causes', 'Hearing test'],
    ['/article/first-weeks', 'Learn'],
  ])('says on %s that one is in %s', (pathname, group) => {
    renderLayout(pathname);
    const current = mainNav().getAllByRole('button', { current: true });
    expect(current).toEqual([mainNav().getByRole('button', { name: group })]);
  });

  it('names no group where the page is in none', () => {
    renderLayout('/cart');
    expect(mainNav().queryByRole('button', { current: true })).not.toBeInTheDocument();
  });

  it('shows one group at a time', async () => {
    renderLayout('/');
    await userEvent.click(mainNav().getByRole('button', { name: 'Products' }));
    await userEvent.click(mainNav().getByRole('button', { name: 'Learn' }));
    await mainNav().findByRole('link', { name: 'Common questions' });
    expect(mainNav().queryByRole('link', { name: 'Technology' })).not.toBeInTheDocument();
  });

  it('closes on Escape and gives focus back to the button', async () => {
    renderLayout('/');
    await userEvent.click(mainNav().getByRole('button', { name: 'About us' }));
    const link = await mainNav().findByRole('link', { name: 'Mission and values' });
    link.focus();
    await userEvent.keyboard('{Escape}');
    expect(link).not.toBeInTheDocument();
    expect(mainNav().getByRole('button', { name: 'About us' })).toHaveFocus();
  });

  it('closes on a press outside', async () => {
    renderLayout('/');
    await userEvent.click(mainNav().getByRole('button', { name: 'Products' }));
    await mainNav().findByRole('link', { name: 'Technology' });
    await userEvent.click(screen.getByRole('heading', { name: 'Page' }));
    expect(mainNav().queryByRole('link', { name: 'Technology' })).not.toBeInTheDocument();
  });

  it('has no accessibility faults while open', async () => {
    const { container } = renderLayout('/');
    await userEvent.click(mainNav().getByRole('button', { name: 'Hearing test' }));
    await mainNav().findByRole('link', { name: 'How it works' });
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('mobile menu', () => {
  it('is a dialog with all groups, the main action and the phone', async () => {
    const { baseElement } = renderLayout('/');
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(menu.getByRole('button', { name: 'Learn' }));
    expect(menu.getByRole('link', { name: 'Articles' })).toHaveAttribute('href', '/articles');
    expect(menu.getByRole('link', { name: 'Contact Us' })).toBeInTheDocument();
    expect(menu.getByRole('link', { name: '1-800-555-0142' })).toBeInTheDocument();
    expect(await axe(baseElement)).toHaveNoViolations();
  });

  it('closes on Escape and gives focus back', async () => {
    renderLayout('/');
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });
});
