import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { defaultChoice } from '@/domain/catalogue/product-choice';
import product from '@/messages/en-US/product.json';
import { renderScreen } from '@/testing/jest/render';
import { ShareChoice } from './share-choice';

const choice = { ...defaultChoice, tech: 'premium', color: 'graphite' } as const;
const address = 'https://shop.example/product/charge-go?tech=premium&ears=pair&color=graphite';
const words = 'Charge-and-Go hearing aids: Premium, pair, graphite. What do you think?';

/** Presses the button on a device with this share sheet, or with none. */
async function press(share?: jest.Mock) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  if (!share) Reflect.deleteProperty(navigator, 'share');
  const user = userEvent.setup();
  document.documentElement.dataset.siteUrl = 'https://shop.example';
  const view = renderScreen(
    <ShareChoice product={{ slug: 'charge-go', name: 'Charge-and-Go' }} choice={choice} />,
    {
      product,
    },
  );
  const button = screen.getByRole('button', { name: 'Send this choice to somebody' });
  await user.click(button);
  return { ...view, user, button };
}

it('opens the device’s share sheet with the address of exactly this choice, and no price', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  await press(share);
  expect(share).toHaveBeenCalledWith({ title: 'Charge-and-Go', text: words, url: address });
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows nothing more when somebody closes the sheet', async () => {
  await press(jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError')));
  expect(screen.queryByRole('link')).toBeNull();
});

it('without a sheet writes a mail, or copies the address', async () => {
  const { container, user, button } = await press();
  expect(await screen.findByText(address)).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const mail = screen.getByRole('link', { name: 'Write an email' }).getAttribute('href') ?? '';
  expect(new URL(mail).searchParams.get('body')).toBe(`${words}\n\n${address}`);
  expect(await axe(container)).toHaveNoViolations();

  await user.click(screen.getByRole('button', { name: 'Copy the address' }));
  expect(screen.getByRole('status')).toHaveTextContent('Copied. Paste it into a message.');
  expect(await navigator.clipboard.readText()).toBe(address);
});

it('says so when the address could not be copied', async () => {
  const { user } = await press(jest.fn().mockRejectedValue(new DOMException('no', 'DataError')));
  await screen.findByText(address);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  await user.click(screen.getByRole('button', { name: 'Copy the address' }));
  expect(screen.getByRole('status')).toHaveTextContent(/could not copy it/);
});
