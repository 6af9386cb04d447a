import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/pages/paths';
import { linkMailedTo } from '../accounts/customer';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { postFrom } from '../base/other-client';
import { drawer, newShopper, readMailTo } from '../buying/shopper';
import { at, inBothLanguages, say, sayPart } from '../base/words';

// This file tests the popup, so nothing marks it as already shown.
test.use({ storageState: { cookies: [], origins: [] } });

const popup = (page: Page) => page.getByRole('dialog', { name: say('Book a free consultation') });

/** Reloads and waits until the page responds: the popup's timer starts only with hydration. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await expect(async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: sayPart('Cart,') })
      .click();
    await expect(drawer(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole('button', { name: say('Close cart') }).click();
  await expect(drawer(page)).toBeHidden();
}

test('the popup comes 15 seconds after the load, once a day, also after a reload', async ({
  page,
}) => {
  const opened = Date.now();
  await page.clock.install({ time: opened });
  await page.goto(at(paths.shop));
  // The page's fifteen seconds started slightly later than `opened`.
  await page.clock.pauseAt(opened + 14_500);
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(15_000);
  await expect(popup(page)).toBeVisible();
  expect(page.url()).not.toContain('modal=open');
  await page.clock.resume();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: say('Close') }).click();
  await expect(popup(page)).toBeHidden();
  await reload(page);
  await page.clock.runFor(20_000);
  await expect(popup(page)).toBeHidden();
  await page.clock.fastForward(86_400_000);
  await reload(page);
  await page.clock.runFor(16_000);
  await expect(popup(page)).toBeVisible();
});

test('a move starts five seconds; who sends the form is counted first, then written to', async ({
  page,
  request,
}) => {
  const { email } = newShopper();
  // The server renders no dialog.
  expect(await (await request.get(paths.home)).text()).not.toContain('role="dialog"');
  let pushed: unknown = null;
  await page.route('**/api/consultation-subscription', async (route) => {
    pushed = await page.evaluate(() => Reflect.get(window, 'dataLayer'));
    await route.continue();
  });
  await page.clock.install();
  await page.goto(at(paths.home));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('Hearing aids') })
    .click();
  await page.waitForURL(at(paths.shop));
  await page.clock.runFor(5000);
  await expect(popup(page)).toBeVisible();
  await page.clock.resume();
  await popup(page).getByLabel(say('Name')).fill('Margaret');
  await popup(page).getByLabel(say('Email')).fill(email);
  await popup(page).getByLabel(say('Phone'), { exact: true }).fill('403 555 0118');
  await popup(page)
    .getByRole('button', { name: say('Book my call') })
    .click();
  await expect(page.getByText(say('Thank you, we will get back to you shortly.'))).toBeVisible();
  await expect(popup(page)).toBeHidden();
  expect(pushed).toEqual([{ event: 'popup-subscription' }]);
  const [mail] = await readMailTo(email);
  expect(mail?.subject).toBe(say('We will call you'));
});

test(
  'a call is booked, kept as a file, moved by the mailed link and called off',
  inBothLanguages,
  async ({ page }) => {
    const { email } = newShopper();
    await page.goto(at(paths.bookConsultation));
    const times = page.getByRole('radiogroup', { name: say('Time') });
    // Late in the calendar, where no other journey books.
    await page.getByLabel(say('Day')).selectOption({ index: 9 });
    await times.getByRole('radio').last().check();
    await page.getByRole('radio', { name: say('By text message') }).check();
    await page.getByLabel(say('Name')).fill('Margaret');
    await page.getByLabel(say('Email')).fill(email);
    await page.getByLabel(say('Phone'), { exact: true }).fill('403 555 0118');
    await page.getByLabel(say('Someone will join me')).check();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: say('Book this time') }).click();
    await expect(page.getByRole('heading', { name: say('Your call is booked') })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: say('Save to my calendar') }).click();
    expect((await download).suggestedFilename()).toBe('boreal-call.ics');

    const [mail] = await readMailTo(email);
    const link =
      new RegExp(`${at(paths.bookConsultation)}#booking=[\\w-]+`).exec(mail?.text ?? '')?.[0] ?? '';
    await page.goto(at(paths.home));
    await page.goto(link);
    await page.getByRole('button', { name: say('Choose another time') }).click();
    expect(page.url()).not.toContain('booking=');
    await page.getByLabel(say('Day')).selectOption({ index: 10 });
    await page.getByRole('button', { name: say('Move my call') }).click();
    await expect(
      page.getByRole('heading', { name: say('Your call has a new time') }),
    ).toBeVisible();
    await page.getByRole('button', { name: say('Cancel the call') }).click();
    await expect(page.getByRole('heading', { name: say('Your call is canceled') })).toBeVisible();
  },
);

test(
  'a third open call under one address is booked by a click in its mail, not before',
  inBothLanguages,
  async ({ page }) => {
    const { email } = newShopper();
    const slots: unknown = await (await page.request.get('/api/consultation-slots')).json();
    const free = (Object(slots).slots as string[]).slice(-2);
    for (const [index, start] of free.entries()) {
      const refundRequest = {
        start,
        email,
        name: 'Margaret',
        way: 'phone',
        phone: '+1 403 555 0118',
      };
      const booked = await postFrom(
        `127.0.7${index}.1`,
        '/api/consultation-booking',
        refundRequest,
      );
      expect(booked).toMatchObject({ status: 200, body: { booking: { status: 'booked' } } });
    }

    await page.goto(at(paths.bookConsultation));
    await page.getByLabel(say('Day')).selectOption({ index: 8 });
    await page
      .getByRole('radiogroup', { name: say('Time') })
      .getByRole('radio')
      .last()
      .check();
    await page.getByLabel(say('Name')).fill('Margaret');
    await page.getByLabel(say('Email')).fill(email);
    await page.getByLabel(say('Phone'), { exact: true }).fill('403 555 0118');
    await page.getByRole('button', { name: say('Book this time') }).click();
    await expect(page.getByRole('heading', { name: say('Please check your email') })).toBeFocused();
    await expectNoAxeViolations(page);

    const link = await linkMailedTo(email, `${paths.bookConsultation}#confirm=`);
    await page.goto(at(paths.home));
    await page.goto(link);
    await expect(page.getByRole('heading', { name: say('Book this call?') })).toBeFocused();
    expect(page.url()).not.toContain('confirm=');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: say('Book this call') }).click();
    await expect(page.getByRole('heading', { name: say('Your call is booked') })).toBeVisible();
    await page.getByRole('button', { name: say('Cancel the call') }).click();
    await expect(page.getByRole('heading', { name: say('Your call is canceled') })).toBeVisible();
  },
);
