import '@/testing/jest/browser-apis';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { keepCurrency } from '@/client/currency';
import { cents } from '@/domain/money';
import { addToCart } from '@/features/cart/public';
import accessories from '@/messages/en-US/accessories.json';
import items from '@/messages/en-US/accessory-items.json';
import carePlanWords from '@/messages/en-US/care-plan.json';
import catalogue from '@/messages/en-US/catalogue.json';
import shell from '@/messages/en-US/shell.json';
import ui from '@/messages/en-US/ui.json';
import { carePlan, domeKit } from '@/testing/catalogue';
import { renderScreen } from '@/testing/jest/render';
import { wireProduct } from '@/testing/fakes/wire-product';
import { AccessoryScreen } from './accessories/accessory-screen';
import { accessoryWords } from './accessories/accessory-words';
import { carePlanMeta } from './care-plan-meta';
import { CarePlanScreen } from './care-plan-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
const mockList = jest.fn();
jest.mock('@/client/requests/swell', () => ({
  swellClient: async () => ({ products: { list: mockList } }),
}));
jest.mock('@/features/cart/public', () => ({
  addToCart: jest.fn(),
  cartIntent: () => ({}),
  prepareCart: jest.fn(),
}));

beforeEach(() => jest.mocked(addToCart).mockReset().mockResolvedValue(true));

const row = (name: string) => screen.getByRole('radio', { name });
const add = () => userEvent.click(screen.getByRole('button', { name: /^Add to cart/ }));

describe('an accessory with plans', () => {
  const renderKit = () =>
    renderScreen(
      <main>
        <AccessoryScreen
          accessory={domeKit}
          words={accessoryWords(domeKit, 'en-US', { 'accessory-items': items })}
        />
      </main>,
      { accessories, catalogue, shell, ui },
    );

  it('is bought once unless a plan is chosen', async () => {
    renderKit();
    expect(row('Buy once')).toBeChecked();
    expect(screen.getByTestId('price')).toHaveTextContent('$29.00');
    await add();
    expect(addToCart).toHaveBeenCalledWith(
      expect.objectContaining({ id: domeKit.id, quantity: 1, plan: null }),
    );
  });

  it('shows the price of the plan, says what is charged when, and sends the plan', async () => {
    const { container } = renderKit();
    await userEvent.click(row('Replenish every 3 months'));
    expect(screen.getByTestId('price')).toHaveTextContent('$24.00');
    expect(screen.getByText(/We charge your card \$24\.00.*every 3 months/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(row('Replenish every 6 months'));
    expect(screen.getByTestId('price')).toHaveTextContent('$26.00');
    await add();
    expect(addToCart).toHaveBeenCalledWith(
      expect.objectContaining({ id: domeKit.id, planId: 'every-6-months', price: 2600 }),
    );
  });

  it('follows the currency with the plan that was chosen, and then what the store says of it', async () => {
    const plans = domeKit.plans.map((plan) => ({ ...plan, price: cents(3_600) }));
    const today = wireProduct({ ...domeKit, currency: 'CAD', plans });
    mockList.mockResolvedValue({ count: 1, results: [today] });
    renderKit();
    await userEvent.click(row('Replenish every 6 months'));
    act(() => keepCurrency('CAD'));
    expect(screen.getByTestId('price')).toHaveTextContent('$35.00');
    expect(row('Replenish every 3 months')).toHaveAccessibleDescription(/\$32\.00/);
    await waitFor(() => expect(screen.getByTestId('price')).toHaveTextContent('$36.00'));
    mockList.mockResolvedValue({ count: 1, results: [wireProduct(domeKit)] });
    act(() => keepCurrency('USD'));
    await waitFor(() => expect(screen.getByTestId('price')).toHaveTextContent('$26.00'));
    await waitFor(() => expect(mockList).toHaveBeenCalledTimes(2));
  });
});

describe('the care plan', () => {
  const renderCarePlan = () =>
    renderScreen(
      <main>
        <CarePlanScreen product={carePlan} />
      </main>,
      { 'care-plan': carePlanWords, catalogue, shell, ui },
    );

  it('says what it covers, what it costs a year, and that it is no insurance', async () => {
    const { container } = renderCarePlan();
    expect(screen.getByTestId('price')).toHaveTextContent('$129.00');
    expect(screen.getByText('every year')).toBeVisible();
    expect(screen.getByText(/\$129\.00 today and then every year, until you cancel/)).toBeVisible();
    expect(screen.getByText('A deep clean')).toBeVisible();
    expect(screen.getByText(/is not insurance/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('goes into the cart by its only plan', async () => {
    renderCarePlan();
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
    await add();
    expect(addToCart).toHaveBeenCalledWith(
      expect.objectContaining({ id: carePlan.id, quantity: 1, planId: 'yearly' }),
    );
  });

  it('has a description with its price, and an address of its own', () => {
    const meta = carePlanMeta(carePlan, 'en-US', { 'care-plan': carePlanWords, ui });
    expect(meta.description).toContain('$129.00 every year');
    expect(meta.canonicalPath).toBe('/care-plan');
  });
});
