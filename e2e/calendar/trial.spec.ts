import { trialPaths } from '../../src/domain/pages/trial-paths';
import { newCustomer } from '../accounts/customer';
import { rate } from '../accounts/rate';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { readMailAbout } from '../buying/shopper';
import { comeToDay, backToToday } from './calendar';
import {
  answerDay,
  changeTheSound,
  expectReturned,
  fitAndDeliver,
  logInAgain,
  orderAfterTest,
  payBack,
  sayWhetherItHelped,
} from './trial-steps';

// Both move the clock of the same shop, and time goes only forward.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

test.beforeAll(backToToday);

test.afterAll(backToToday);

test('from a hearing test to a pair that is kept, with two changes of its sound', async ({
  page,
  browser,
}) => {
  const customer = newCustomer();
  const number = await orderAfterTest(page, customer);
  await fitAndDeliver(browser, number);

  await comeToDay(1);
  await answerDay(page, 1, '2 to 4 hours');
  await comeToDay(3);
  await answerDay(page, 3, 'My own voice booms');
  const wish = { email: customer.email, notice: 'My own voice booms', sheet: 2 };
  await changeTheSound(page, browser, wish);

  await comeToDay(7);
  await sayWhetherItHelped(page, 'Yes', 'You told us that it helped.');
  await answerDay(page, 7, '4 to 8 hours');

  await comeToDay(14);
  await logInAgain(page, customer);
  await answerDay(page, 14, 'Some things are good, some are not');
  await rate(page, ['Half the time', 'Sometimes']);
  await rate(page, [
    ...['4 to 8 hours', 'Somewhat', 'A little hard', 'Mostly'],
    ...['From a few things', 'A little', 'Quite a lot more'],
  ]);
  await expect(page.getByText('Your answers of week two are saved.')).toBeVisible();
  await changeTheSound(page, browser, { ...wish, notice: 'Too loud in restaurants', sheet: 3 });

  await comeToDay(30);
  await logInAgain(page, customer);
  await sayWhetherItHelped(page, 'A little', 'You told us that it helped a little.');
  await answerDay(page, 30, 'More than 8 hours');

  await comeToDay(45);
  await logInAgain(page, customer);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Day 45');
  await rate(page, ['Almost always', 'Mostly']);
  await rate(page, [
    ...['More than 8 hours', 'Very much', 'Not hard', 'Very much'],
    ...['From nothing', 'Not at all', 'Very much more'],
  ]);
  await page.getByRole('link', { name: 'See before and after' }).click();
  await page.waitForURL(trialPaths.benefit);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Better in two places.');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Keep them' }).click();
  await expect(page.getByText('You keep them.')).toBeVisible();
});

test('from a hearing test to a pair that goes back', async ({ page, browser }) => {
  const arrival = 50;
  await comeToDay(arrival);
  const customer = newCustomer();
  const number = await orderAfterTest(page, customer);
  await fitAndDeliver(browser, number);

  await comeToDay(arrival + 1);
  await answerDay(page, 1, 'Less than 2 hours');
  await comeToDay(arrival + 45);
  await logInAgain(page, customer);
  await rate(page, ['Sometimes', 'Sometimes']);
  await rate(page, [
    ...['Less than 1 hour', 'Not at all', 'Very hard', 'Not at all'],
    ...['From very much', 'Quite a lot', 'No more than before'],
  ]);
  await page.getByRole('link', { name: 'See before and after' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Not clearly better yet.');
  await page.getByRole('button', { name: 'Start a return' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a return' });
  await dialog.getByRole('radio', { name: 'They did not help enough' }).check();
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Your return request was submitted.').first()).toBeVisible();
  await readMailAbout(customer.email, 'We have your return request');
  await payBack(browser, number);
  await expectReturned(page, number);
});
