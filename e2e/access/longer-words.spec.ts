import { paths } from '../../src/domain/pages/paths';
import { showAs } from '../buying/shown-as';
import { expect, test } from '../base/fixtures';
import { routes } from '../site/routes';
import { expectNothingLost } from './access-page';

/*
 * A language that does not exist: every text is 40 % longer than in English. French is about a fifth longer. What has
 * room here has room in a third language.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844, currency: 'CAD', textSize: 'largest' } as const;

const open = routes
  .filter(({ to, isGuarded }) => !to && !isGuarded)
  .map(({ path }) => path)
  .filter((path) => !path.startsWith(paths.account));

/** Runs in the page: a text of several words gets its first words once more, a single word more letters. */
function lengthen(): void {
  const longer = (text: string) => {
    const words = text.trim().split(/\s+/);
    if (words.length === 1) return text + text.trim().slice(0, Math.round(text.length * 0.4));
    const share = words.slice(0, Math.ceil(words.length * 0.4));
    return `${text.trimEnd()} ${share.join(' ')}${/\s$/.test(text) ? ' ' : ''}`;
  };
  // Prices, phone numbers, addresses and the name of the aid are as long in every language.
  const isWord = (text: string) =>
    /\p{L}{2}/u.test(text) && !/[@\d]/.test(text) && text.trim() !== 'Charge-and-Go';
  const kept = 'script, style, noscript, option, textarea, .price';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  for (const text of found) {
    if (text.parentElement?.closest(kept) || !isWord(text.data)) continue;
    text.data = longer(text.data);
  }
}

const partSize = 12;
const parts = Array.from({ length: Math.ceil(open.length / partSize) }, (_, index) =>
  open.slice(index * partSize, (index + 1) * partSize),
);

for (const [index, part] of parts.entries()) {
  test(`texts 40 % longer lose nothing, part ${index + 1}: ${part.join(', ')}`, async ({
    page,
  }) => {
    test.slow();
    await showAs(page, phone);
    for (const path of part) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(lengthen);
        await expectNothingLost(page);
      });
    }
  });
}
