import type { APIRequestContext } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { serverOrigin } from '../base/server';

test.describe('an unknown address', () => {
  test.use({ allowedConsole: /404/ });

  test('is 404 and leads back', async ({ page }) => {
    const answer = await page.goto('/learn/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to the shop' }).click();
    await expect(page).toHaveURL(paths.shop);
  });

  test('is 404, too, when nobody can decode it', async ({ request }) => {
    for (const path of ['/product/%ff', '/%']) {
      const answer = await request.get(path);
      expect.soft({ path, status: answer.status() }).toEqual({ path, status: 404 });
      expect.soft(await answer.text()).toContain('Page not found');
    }
  });
});

test('no link of the shop leads nowhere', async ({ request }) => {
  test.setTimeout(240_000);
  const dead = await deadLinks(request, paths.home);
  expect(dead).toEqual([]);
});

test('articles can be found, read larger, and followed by another one', async ({ page }) => {
  await page.goto(paths.articles);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(`${paths.articles}?page=2`);
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await page.getByRole('link', { name: 'Patient resources', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Patient resources' })).toBeVisible();

  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/article\//);
  await page.getByRole('radio', { name: 'Larger text' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Larger text' })).toBeChecked();
  await expectNoAxeViolations(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('heading', { name: 'Read next' }).scrollIntoViewIfNeeded();
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
});

test('pages of words have no fault for assistive technology', async ({ page }) => {
  for (const path of [
    paths.prices,
    paths.faq,
    paths.hearingLossInsurance,
    paths.support,
    paths.privacy,
  ]) {
    await page.goto(path);
    await expectNoAxeViolations(page);
  }
  // Parts that only the server renders have their styles, too.
  await page.goto(paths.prices);
  await expect(page.locator('.table-frame').first()).toHaveCSS('overflow-x', 'auto');
});

/** Follows every link to our own pages from a start page. A linked part of a page has to exist, too. */
async function deadLinks(request: APIRequestContext, start: string): Promise<string[]> {
  const dead: string[] = [];
  const seen = new Map<string, string>();
  const waiting: { href: string; from: string }[] = [{ href: start, from: 'the start' }];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { pathname, search, hash } = new URL(next.href, serverOrigin);
    const page = pathname + search;
    let html = seen.get(page);
    if (html === undefined) {
      const answer = await request.get(page);
      if (answer.status() !== 200) dead.push(`${page} (${answer.status()}) from ${next.from}`);
      html = await answer.text();
      seen.set(page, html);
      waiting.push(...linksOf(html).map((href) => ({ href, from: page })));
    }
    const id = decodeURIComponent(hash.slice(1));
    if (id && !html.includes(`id="${id}"`)) dead.push(`${page}#${id} from ${next.from}`);
  }
  expect(seen.size).toBeGreaterThan(60);
  return dead;
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="(\/(?!\/)[^"]*|#[^"]+)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => href.startsWith('/'));
}

test('a picture is answered in every width of the specification, and in no other', async ({
  request,
}) => {
  const answers = [16, 32, 48, 64, 96, 128, 256, 384, 640, 17].map(async (width) => {
    const query = new URLSearchParams({
      url: '/pictures/hero/hero-tall.webp',
      w: String(width),
      q: '75',
    });
    return (await request.get(`/_next/image?${query.toString()}`)).status();
  });
  expect(await Promise.all(answers)).toEqual([...Array<number>(9).fill(200), 400]);
});
