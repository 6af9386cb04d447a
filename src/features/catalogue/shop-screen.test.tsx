import '@/testing/jest/browser-apis';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aidFactsOf } from '@/domain/catalogue/aid-facts';
import type { Product } from '@/domain/catalogue/catalogue';
import { cents } from '@/domain/money';
import healthSigns from '@/messages/en-US/health-signs.json';
import shell from '@/messages/en-US/shell.json';
import shop from '@/messages/en-US/shop.json';
import { accessories, chargeAndGo, chargeAndGoWith } from '@/testing/catalogue';
import { loadDoctorSigns } from '@/testing/doctor-signs';
import { renderScreen } from '@/testing/jest/render';
import { ShopScreen } from './shop-screen';

function renderShop(aid: Product | null = chargeAndGo, others: readonly Product[] = accessories) {
  return renderScreen(
    <main>
      <ShopScreen aids={aid ? [aid] : []} accessories={others} />
    </main>,
    { shop, shell, 'health-signs': healthSigns },
  );
}

beforeAll(loadDoctorSigns);

it('names the signs that need a doctor first, folded under a heading that is seen', async () => {
  renderShop();
  const signs = [healthSigns.sign['weak-or-numb-face'], healthSigns.sign['ear-surgery']];
  for (const sign of signs) expect(screen.getByText(sign)).not.toBeVisible();
  await userEvent.click(screen.getByText(healthSigns.heading));
  for (const sign of signs) expect(screen.getByText(sign)).toBeVisible();
});

const table = () => within(screen.getByRole('table', { name: 'Compare tech levels' }));
const cellsOf = (label: string) =>
  within(table().getByRole('row', { name: new RegExp(label) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

const facts = aidFactsOf({
  in_the_box: ['Standard Charger'],
  ...{ bluetooth: 'yes', bluetooth_basic: 'no' },
  ...{ fitting_range_db: 60, fitting_range_db_premium: 70 },
});

it('compares the three levels on at most eight rows, head included', () => {
  renderShop({ ...chargeAndGo, facts });
  expect(table().getAllByRole('row').length).toBeLessThanOrEqual(8);
  expect(cellsOf('Per ear')).toEqual(['$750.00', '$1,500.00', '$2,000.00']);
  expect(cellsOf('For a pair')).toEqual(['$1,500.00', '$3,000.00', '$4,000.00']);
  expect(cellsOf('Family dinner')).toEqual(['No', 'Yes', 'Yes']);
  expect(cellsOf('Busy restaurant')).toEqual(['No', 'No', 'Yes']);
  expect(cellsOf('Bluetooth calls and TV')).toEqual(['No', 'Yes', 'Yes']);
  expect(cellsOf('Fits hearing loss up to')).toEqual(['60 dB HL', '60 dB HL', '70 dB HL']);
  expect(screen.getByText(/TV and phone, .*In every box: Standard Charger\.$/)).toBeVisible();
});

it('takes its prices from the catalogue', () => {
  renderShop(chargeAndGoWith('Premium, Left ear, Silver, Regular', { price: cents(189_950) }));
  expect(cellsOf('Per ear')).toEqual(['$750.00', '$1,500.00', '$1,899.50']);
});

it('says the same on a card for each level, for windows without room for the table', () => {
  renderShop();
  const cards = within(screen.getByRole('list', { name: 'Compare tech levels' }));
  const levels = cards.getAllByRole('heading', { level: 3 });
  expect(levels.map(({ textContent }) => textContent)).toEqual(['Basic', 'Advanced', 'Premium']);
  const prices = cards.getAllByText(/^\$/).map(({ textContent }) => textContent);
  expect(prices).toEqual([
    ...['$750.00', '$1,500.00'],
    ...['$1,500.00', '$3,000.00'],
    ...['$2,000.00', '$4,000.00'],
  ]);
  expect(cards.getAllByText('No')).toHaveLength(4);
});

it('leads on to each level and each accessory', () => {
  renderShop();
  // One below the table and one on the card; a browser shows only one of them.
  const links = screen.getAllByRole('link', { name: 'Choose Advanced' });
  expect(links).toHaveLength(2);
  for (const link of links)
    expect(link).toHaveAttribute('href', '/product/charge-go?tech=advanced&ears=pair&color=silver');
  expect(screen.getByRole('link', { name: /Stream Line TV/ })).toHaveAttribute(
    'href',
    '/accessories/stream-line-tv',
  );
  expect(screen.getByText(/five things that make the day easier/)).toBeVisible();
});

it('says what is missing when the catalogue is empty', () => {
  renderShop(null, []);
  expect(screen.getByRole('heading', { name: 'No hearing aid to show right now' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No accessories to show right now' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('has nothing for axe', async () => {
  const { container } = renderShop();
  expect(await axe(container)).toHaveNoViolations();
});
