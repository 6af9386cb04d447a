import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { cents } from '@/domain/money';
import home from '@/messages/en-US/home.json';
import shell from '@/messages/en-US/shell.json';
import shopFacts from '@/messages/en-US/shop-facts.json';
import ui from '@/messages/en-US/ui.json';
import { articles } from '@/testing/articles';
import { accessories, chargeAndGo } from '@/testing/catalogue';
import { renderScreen } from '@/testing/jest/render';
import { homeData } from './home-data';
import { HomeScreen } from './home-screen';
import { StaticHomeScreen } from './static-home-screen';
import { staticMarkup } from '@/components/static-markup/static-markup';
import { defaultShopFacts } from '@/domain/shop/shop-facts';
import { defaultLocale } from '@/domain/words/locale';

const data = { ...homeData(chargeAndGo, accessories), articles };

async function renderHome(props: typeof data = data) {
  const markup = staticMarkup(<HomeScreen {...props} />, {
    messages: { home, shell, 'shop-facts': shopFacts, ui },
    locale: defaultLocale,
    shop: defaultShopFacts,
  });
  renderScreen(
    <main>
      <StaticHomeScreen markup={markup} />
    </main>,
    {},
  );
  /* Links check whether they are in view once the page is idle. */
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

function levelNamed(name: string) {
  const item = screen
    .getAllByRole('listitem')
    .find((candidate) => within(candidate).queryByRole('heading', { name }));
  if (!item) throw new Error(`No level ${name}`);
  return within(item);
}

/** The visible sentence: a dot for every faded letter. */
function sentenceAsSeen(): string {
  return screen
    .getAllByTestId('letters')
    .map((run) => run.textContent.replace(/./g, run.dataset.faded ? '·' : '$&'))
    .join('');
}

describe('HomeScreen', () => {
  it('opens with the promise, the lowest price and the two ways in', async () => {
    await renderHome();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hear the snow again.');
    expect(screen.getAllByText('From $750 per ear, in US dollars.')[0]).toBeVisible();
    expect(screen.getByRole('link', { name: 'See Charge-and-Go' })).toHaveAttribute(
      'href',
      '/product/charge-go',
    );
    expect(screen.getAllByRole('link', { name: 'Take the free hearing test' })[0]).toHaveAttribute(
      'href',
      '/hearing-test',
    );
  });

  it('names a person, and says with the steps what the test cannot do', async () => {
    await renderHome();
    expect(screen.getByRole('heading', { name: 'Maren Tallis, audiologist' })).toBeVisible();
    expect(screen.getByText(/^The online test is a screening\./)).toBeVisible();
    expect(screen.queryByRole('heading', { name: /screening/ })).toBeNull();
  });

  it('offers each level of the catalogue with its price, its reach in words and its link', async () => {
    await renderHome();
    expect(levelNamed('Basic').getByText('$750')).toBeVisible();
    expect(levelNamed('Basic').getByText('TV and phone')).toBeVisible();
    expect(levelNamed('Advanced').getByText('Family dinner')).toBeVisible();
    expect(levelNamed('Premium').getByText('Busy restaurant')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose Premium' })).toHaveAttribute(
      'href',
      '/product/charge-go?tech=premium',
    );
  });

  it('shows cents where a price has some', async () => {
    const [prices] = data.prices;
    const odd = { ...prices, levels: [{ level: 'advanced' as const, perEar: cents(150_050) }] };
    await renderHome({ ...data, prices: [odd] });
    expect(levelNamed('Advanced').getByText('$1,500.50')).toBeVisible();
  });

  it('leads to each colour and each accessory', async () => {
    await renderHome();
    const colours = within(screen.getByRole('region', { name: 'Colours' }));
    expect(colours.getByRole('link', { name: 'Rose' })).toHaveAttribute(
      'href',
      '/product/charge-go?color=rose',
    );
    const streamer = screen.getByRole('link', { name: /^Stream Line TV \$299\.00/ });
    expect(streamer).toHaveAttribute('href', '/accessories/stream-line-tv');
  });

  it('has one h1 and no accessibility violation', async () => {
    await renderHome();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(await axe(screen.getByRole('main'))).toHaveNoViolations();
  });
});

describe('letter switch', () => {
  it('fades more letters the greater the loss, and says so', async () => {
    const user = userEvent.setup();
    await renderHome();
    const group = within(screen.getByRole('radiogroup', { name: 'Amount of hearing loss' }));
    expect(group.getByRole('radio', { name: 'Moderate' })).toBeChecked();
    expect(sentenceAsSeen()).toBe('··all I ·e··· ·ome ·re·· ·o··ee?');

    await user.click(group.getByRole('radio', { name: 'Mild' }));
    expect(sentenceAsSeen()).toBe('··all I ·etch ·ome ·re·· co··ee?');
    expect(screen.getByRole('status')).toHaveTextContent('Mild loss: s, f, th and sh fade.');

    await user.click(group.getByRole('radio', { name: 'No loss' }));
    expect(sentenceAsSeen()).toBe('Shall I fetch some fresh coffee?');
  });

  it('keeps the whole sentence as text, whatever the switch says', async () => {
    const user = userEvent.setup();
    await renderHome();
    const sentence = 'The full sentence: “Shall I fetch some fresh coffee?”';
    expect(screen.getByText(sentence)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Mild' }));
    expect(screen.getByText(sentence)).toBeVisible();
  });
});
