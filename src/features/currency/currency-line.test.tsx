import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { chosenCurrency } from '@/client/currency';
import { staticMarkup } from '@/components/static-markup/static-markup';
import { defaultShopFacts } from '@/domain/shop/shop-facts';
import { defaultLocale } from '@/domain/words/locale';
import shell from '@/messages/en-US/shell.json';
import { renderScreen } from '@/testing/jest/render';
import { headStyle } from '@/server/http/head-style';
import { CurrencyLine } from './currency-line';
import { useCurrencySwitch } from './use-currency-switch';

const follow = jest.fn();

/** As on the home page: the server's markup, and a listener around it. */
function InMarkup({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useCurrencySwitch(place, html, follow);
  return <div ref={place} dangerouslySetInnerHTML={{ __html: html }} />;
}

const markup = staticMarkup(<CurrencyLine />, {
  messages: { shell },
  locale: defaultLocale,
  shop: defaultShopFacts,
});

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'swell-currency=; path=/; max-age=0';
  delete document.documentElement.dataset.currency;
  document.head.innerHTML = `<style>${headStyle}</style>`;
  follow.mockReset();
});

it.each([
  ['as a component', () => renderScreen(<CurrencyLine onSwitch={follow} />, { shell })],
  ['in the server’s markup', () => renderScreen(<InMarkup html={markup} />, { shell })],
])(
  'says whose dollars prices are in, and shows the other ones when pressed: %s',
  async (_, open) => {
    open();
    const button = screen.getByRole('button', { name: 'Show Canadian dollars' });
    expect(screen.getByText('Prices in US dollars.')).toBeVisible();
    expect(screen.getByText('Prices in Canadian dollars.')).not.toBeVisible();

    await userEvent.click(button);
    expect(screen.getByText('Prices in Canadian dollars.')).toBeVisible();
    expect(screen.getByText('Prices in US dollars.')).not.toBeVisible();
    expect(screen.getByRole('button', { name: 'Show US dollars' })).toHaveFocus();
    expect(chosenCurrency()).toBe('CAD');
    expect(follow).toHaveBeenCalledWith('CAD');

    await userEvent.click(button);
    expect(chosenCurrency()).toBe('USD');
    expect(screen.getByRole('button', { name: 'Show Canadian dollars' })).toHaveFocus();
  },
);
