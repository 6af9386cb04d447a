import { setInView } from '@/testing/jest/browser-apis';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import mockRouter from 'next-router-mock';
import type { Product } from '@/domain/catalogue/catalogue';
import { staticMarkup } from '@/components/static-markup/static-markup';
import { aidFactsOf } from '@/domain/catalogue/aid-facts';
import type { PayLater } from '@/domain/checkout/klarna';
import { defaultShopFacts } from '@/domain/shop/shop-facts';
import { defaultLocale } from '@/domain/words/locale';
import { addToCart } from '@/features/cart/public';
import aidFacts from '@/messages/en-US/aid-facts.json';
import catalogue from '@/messages/en-US/catalogue.json';
import healthSigns from '@/messages/en-US/health-signs.json';
import product from '@/messages/en-US/product.json';
import shopFacts from '@/messages/en-US/shop-facts.json';
import shell from '@/messages/en-US/shell.json';
import ui from '@/messages/en-US/ui.json';
import { chargeAndGo, chargeAndGoWith } from '@/testing/catalogue';
import { loadDoctorSigns } from '@/testing/doctor-signs';
import { renderScreen } from '@/testing/jest/render';
import { ProductFacts } from '../facts/product-facts';
import { ProductScreen } from './product-screen';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));
jest.mock('@/features/cart/public', () => ({
  addToCart: jest.fn(),
  cartIntent: () => ({}),
  prepareCart: jest.fn(),
}));

const addedToCart = jest.mocked(addToCart);

/** The markup that the server renders into the page. */
const markupOf = (shown: Product) =>
  staticMarkup(<ProductFacts name={shown.name} facts={shown.facts} />, {
    messages: { 'aid-facts': aidFacts, 'shop-facts': shopFacts },
    locale: defaultLocale,
    shop: defaultShopFacts,
  });

function renderProduct(query = '', shown: Product = chargeAndGo, payLater: PayLater = 'klarna') {
  mockRouter.setCurrentUrl(`/product/charge-go${query}`);
  return renderScreen(
    <main>
      <ProductScreen product={shown} payLater={payLater} markup={markupOf(shown)} />
    </main>,
    { catalogue, product, shell, ui, 'health-signs': healthSigns },
  );
}

beforeAll(loadDoctorSigns);

// First, because its code comes late, in the middle of whichever test runs then.
it('can be shared once the code for it is there', async () => {
  renderProduct();
  expect(await screen.findByRole('button', { name: product.share.button })).toBeVisible();
});

it('names the signs that need a doctor first, folded under a heading that is seen', () => {
  renderProduct();
  expect(screen.getByText(healthSigns.heading)).toBeVisible();
  expect(screen.getByText(healthSigns.sign['sudden-loss'])).toBeInTheDocument();
});

const price = () => screen.getByTestId('price');
const radio = (name: string) => screen.getByRole('radio', { name });
const mainPicture = () =>
  within(screen.getByRole('region', { name: 'Product pictures' })).getAllByRole('img')[0];

it('says what one of Klarna’s payments would be, where Klarna can be used', async () => {
  const { unmount } = renderProduct();
  expect(screen.getByText(/4 payments of about \$375\.00 with Klarna/)).toBeVisible();
  await userEvent.click(radio('Premium'));
  expect(await screen.findByText(/4 payments of about \$1,000\.00/)).toBeVisible();
  unmount();
  renderProduct('', chargeAndGo, 'none');
  expect(screen.queryByText(/Klarna/)).toBeNull();
});

beforeEach(() => addedToCart.mockReset().mockResolvedValue(true));

describe('what can be chosen', () => {
  it('asks four questions by their exact names and starts with the defaults', () => {
    renderProduct();
    const groups = [
      ['Tech level', ['Basic', 'Advanced', 'Premium']],
      ['Ears', ['Pair', 'Left ear', 'Right ear']],
      ['Colour', ['Silver', 'Graphite', 'Beige', 'Rose']],
      ['Receiver', ['Regular (under 25 mm)', 'Large (over 25 mm)']],
    ] as const;
    for (const [name, answers] of groups) {
      const group = within(screen.getByRole('radiogroup', { name }));
      expect(group.getAllByRole('radio')).toHaveLength(answers.length);
      for (const answer of answers)
        expect(group.getByRole('radio', { name: answer })).toBeVisible();
    }
    for (const name of ['Basic', 'Pair', 'Silver', 'Regular (under 25 mm)'])
      expect(radio(name)).toBeChecked();
    expect(price()).toHaveTextContent('$1,500.00');
    expect(screen.getByText('Basic, pair, silver, regular receiver')).toBeVisible();
  });

  it.each([
    ['Basic', 'Left ear', '$750.00'],
    ['Advanced', 'Right ear', '$1,500.00'],
    ['Advanced', 'Pair', '$3,000.00'],
    ['Premium', 'Pair', '$4,000.00'],
  ])('%s for %s costs %s', async (tech, ears, expected) => {
    renderProduct();
    await userEvent.click(radio(tech));
    await userEvent.click(radio(ears));
    expect(price()).toHaveTextContent(expected);
  });

  it('says what one ear and what a pair costs, whichever is chosen', async () => {
    renderProduct('?tech=premium');
    expect(screen.getByText(/^That is \$2,000\.00 per ear\./)).toBeVisible();
    await userEvent.click(radio('Left ear'));
    expect(screen.getByText(/^A pair is \$4,000\.00\./)).toBeVisible();
  });

  it('announces price and choice together', async () => {
    renderProduct();
    await userEvent.click(radio('Rose'));
    const [announced] = screen.getAllByRole('status');
    expect(announced).toContainElement(price());
    expect(announced).toHaveTextContent('Basic, pair, rose, regular receiver');
  });

  it('shows the chosen colour and ear, left blue and right red in words', async () => {
    renderProduct();
    expect(mainPicture()).toHaveAttribute('src', expect.stringContaining('silver-pair'));
    await userEvent.click(radio('Graphite'));
    expect(mainPicture()).toHaveAttribute('src', expect.stringContaining('graphite-pair'));
    await userEvent.click(radio('Right ear'));
    expect(mainPicture()).toHaveAttribute('src', expect.stringContaining('graphite-right-ear'));
    expect(screen.getByText('Right ear, red mark')).toBeVisible();
    expect(screen.getByText('One hearing aid, in your colour')).toBeVisible();
  });
});

describe('the address', () => {
  it('is read, in any case', () => {
    renderProduct('?tech=PREMIUM&ears=Left-Ear&color=graphite');
    for (const name of ['Premium', 'Left ear', 'Graphite']) expect(radio(name)).toBeChecked();
    expect(price()).toHaveTextContent('$2,000.00');
  });

  it('falls back to the default for each unknown value', () => {
    renderProduct('?tech=gold&ears=right-ear&color=42');
    for (const name of ['Basic', 'Right ear', 'Silver']) expect(radio(name)).toBeChecked();
  });

  it('follows the choice in lower case, keeps what is not ours and leaves the receiver out', async () => {
    renderProduct('?utm_source=letter');
    await userEvent.click(radio('Premium'));
    await userEvent.click(radio('Beige'));
    await userEvent.click(radio('Large (over 25 mm)'));
    await waitFor(() =>
      expect(mockRouter.query).toEqual({
        utm_source: 'letter',
        tech: 'premium',
        ears: 'pair',
        color: 'beige',
      }),
    );
  });

  it('does not call back who leaves at once', async () => {
    renderProduct();
    await userEvent.click(radio('Premium'));
    await act(() => mockRouter.push('/shop'));
    await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(mockRouter.asPath).toBe('/shop');
  });

  it('stays as it came until something is chosen', () => {
    renderProduct('?tech=nonsense');
    expect(mockRouter.asPath).toBe('/product/charge-go?tech=nonsense');
  });

  it('changes the choice on back, forward and links, but not the receiver', async () => {
    renderProduct('?tech=premium&color=rose');
    await userEvent.click(radio('Large (over 25 mm)'));
    await act(() => mockRouter.push('/product/charge-go?tech=advanced&ears=right-ear'));
    for (const name of ['Advanced', 'Right ear', 'Silver', 'Large (over 25 mm)'])
      expect(radio(name)).toBeChecked();
  });

  it('cannot pull a quick shopper back to an earlier choice', async () => {
    const arrivals: (() => Promise<void>)[] = [];
    const arrive = mockRouter.replace;
    jest.spyOn(mockRouter, 'replace').mockImplementation(
      (...change) =>
        new Promise((resolve) => {
          arrivals.push(async () => resolve(await arrive(...change)));
        }),
    );
    renderProduct();
    await userEvent.click(radio('Advanced'));
    await waitFor(() => expect(arrivals).toHaveLength(1));
    await userEvent.click(radio('Premium'));
    await waitFor(() => expect(arrivals).toHaveLength(2));
    await act(async () => arrivals[0]?.());
    expect(mockRouter.query.tech).toBe('advanced');
    expect(radio('Premium')).toBeChecked();
    await act(async () => arrivals[1]?.());
    expect(mockRouter.query.tech).toBe('premium');
    expect(radio('Premium')).toBeChecked();
  });
});

describe('buying', () => {
  it('sends product and options, and is busy while it runs', async () => {
    let arrive: (isAdded: boolean) => void = () => undefined;
    addedToCart.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    renderProduct('?tech=premium&color=graphite');
    await userEvent.click(radio('Large (over 25 mm)'));
    const button = screen.getByRole('button', { name: /^Add to cart/ });
    await userEvent.click(button);
    await userEvent.click(button);
    expect(addedToCart).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    expect(addedToCart).toHaveBeenCalledWith(
      expect.objectContaining({
        id: chargeAndGo.id,
        quantity: 1,
        variantSubname: 'Premium, Pair, Graphite, Large',
        price: 400_000,
        imageUrl: chargeAndGo.images[0]?.url,
        options: [
          { id: 'option-tech level', value: 'tech-level-premium' },
          { id: 'option-ears', value: 'ears-pair' },
          { id: 'option-colour', value: 'colour-graphite' },
          { id: 'option-receiver', value: 'receiver-large' },
        ],
      }),
    );
    await act(async () => arrive(true));
    expect(button).not.toHaveAttribute('aria-busy');
  });

  it('says so in the page when it failed, until the next try', async () => {
    addedToCart.mockResolvedValueOnce(false);
    renderProduct();
    const button = screen.getByRole('button', { name: /^Add to cart/ });
    await userEvent.click(button);
    expect(screen.getByText(/did not go into your cart/)).toBeVisible();
    await userEvent.click(button);
    expect(screen.queryByText(/did not go into your cart/)).not.toBeInTheDocument();
  });

  it.each([
    ['out_of_stock', /out of stock right now/],
    ['discontinued', /no longer made/],
  ] as const)('cannot buy what is %s, and says why', async (stockStatus, reason) => {
    renderProduct('?color=rose', chargeAndGoWith('Basic, Pair, Rose, Regular', { stockStatus }));
    const button = screen.getByRole('button', { name: /^Add to cart/ });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(reason);
    await userEvent.click(radio('Silver'));
    expect(button).toBeEnabled();
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
  });

  it('shows no price for a combination that the catalogue does not have', () => {
    const variants = chargeAndGo.variants.filter(({ name }) => !name.includes('Rose'));
    renderProduct('?color=rose', { ...chargeAndGo, variants });
    expect(screen.queryByTestId('price')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Add to cart/ })).toHaveAccessibleDescription(
      /don’t sell this combination/,
    );
  });

  it('offers the bar for thumbs only while the main button is out of view', async () => {
    renderProduct();
    const button = screen.getByRole('button', { name: /^Add to cart/ });
    const bar = screen.getByTestId('buy-bar');
    expect(bar).toHaveClass('invisible');
    setInView(button, false);
    expect(bar).not.toHaveClass('invisible');
    setInView(button, true);
    expect(bar).toHaveClass('invisible');
  });

  it('offers a person first', () => {
    renderProduct();
    expect(screen.getByRole('link', { name: 'Ask an expert first, free call' })).toHaveAttribute(
      'href',
      '/book-consultation',
    );
  });
});

describe('what the catalogue knows of the aid', () => {
  const aid: Product = {
    ...chargeAndGo,
    facts: aidFactsOf({
      ...{ in_the_box: ['Standard Charger'], battery_hours: 24, charging_hours: 3 },
      ...{ water_rating: 'IP68', weight_grams: 2.4, telecoil: 'no', app_needed: 'no' },
      ...{ bluetooth: 'yes', bluetooth_basic: 'no' },
      ...{ fitting_range_db: 60, fitting_range_db_premium: 70 },
    }),
  };
  const glance = () => screen.getByRole('table', { name: 'Charge-and-Go at a glance' });

  it('stands at a glance, eight rows, per level where they differ', () => {
    renderProduct('', aid);
    const rows = within(glance())
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'One charge lasts24 hours',
      'A full charge takes3 hours',
      'Water and dustIP68Rain and sweat are fine. Take them out to swim.',
      'Weight2.4 g each',
      'Bluetooth calls and TVYes, with Advanced and PremiumNot with Basic.',
      'TelecoilNo',
      'Hearing loss it fitsUp to 60 dB HLPremium: up to 70 dB HL',
      'Phone appNot needed',
    ]);
    expect(
      screen.getByRole('img', {
        name: 'Basic and Advanced reach marks down to 60 dB HL. Premium reaches marks down to 70 dB HL. What lies lower is beyond our aids.',
      }),
    ).toBeVisible();
  });

  it('puts the charger into the box, beside the price and into the cart', async () => {
    renderProduct('', aid);
    expect(screen.getByText('In the box: Standard Charger')).toBeVisible();
    expect(screen.getByText('Standard Charger, in the box')).toBeVisible();
    const inside = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    const first = inside.indexOf('Two hearing aids, in your colour');
    expect(inside[first + 1]).toBe('Standard Charger');
    expect(inside.join()).not.toMatch(/cable/i);
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(addedToCart.mock.lastCall?.[0]).toMatchObject({ included: 'Standard Charger' });
  });

  it('says nothing of what is not known, and sells the charger apart where it is not in the box', () => {
    renderProduct('', { ...aid, facts: aidFactsOf({ telecoil: 'no' }) });
    expect(within(glance()).getAllByRole('row')).toHaveLength(1);
    expect(screen.queryByText('Will it reach your hearing?')).toBeNull();
    expect(screen.getByText('Standard Charger, sold separately')).toBeVisible();
    expect(screen.queryByText(/^In the box: /)).toBeNull();
  });

  it('names the clinician of record, and what is promised', async () => {
    const { container } = renderProduct('', aid);
    expect(screen.getByRole('heading', { name: 'Maren Tallis, audiologist' })).toBeVisible();
    expect(
      screen.getByText('Registered in Alberta, licence 0000. Speaks English and French.'),
    ).toBeVisible();
    expect(await screen.findByText('3-year warranty.')).toBeVisible();
    expect(screen.getByText('60 days to try them,')).toBeVisible();
    expect(await act(() => axe(container))).toHaveNoViolations();
  });
});

it('has nothing for axe, with every question answered differently', async () => {
  const { container } = renderProduct('?tech=advanced&ears=left-ear&color=beige');
  expect(await axe(container)).toHaveNoViolations();
});
