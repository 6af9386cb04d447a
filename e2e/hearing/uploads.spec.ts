import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { brand } from '../../src/domain/brand';
import { honestFiles } from '../../src/testing/hearing-files';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';

// A visitor who stays for a while is offered a free call; mark that offer as already seen.
test.beforeEach(({ page }) =>
  page.addInitScript(
    (key) => localStorage.setItem(key, String(Date.now())),
    `${brand.storagePrefix}consultation-shown`,
  ),
);

async function openUpload(page: Page) {
  await page.goto('/hearing-test');
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByLabel('Email').fill('ada@example.ca');
  await page.getByRole('button', { name: 'Start the test' }).click();
  await page.getByRole('button', { name: 'Upload existing results' }).click();
  await expect(page.getByLabel('Hearing test file')).toBeVisible();
}

const field = (page: Page) => page.getByLabel('Hearing test file');
const upload = (page: Page) => page.getByRole('button', { name: 'Upload', exact: true }).click();
const ours = (page: Page) => page.getByRole('region', { name: 'Files we have from you' });

test('a slow press counts, because nothing moves when the look for a saved result ends', async ({
  page,
}) => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/has-hearing-result', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto('/hearing-test');
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByLabel('Email').fill('ada@example.ca');
  await page.getByRole('button', { name: 'Start the test' }).click();
  const looking = page.getByText('Looking for a saved result');
  await expect(looking).toBeVisible();

  const way = page.getByRole('button', { name: 'Upload existing results' });
  await way.hover();
  await page.mouse.down();
  answer();
  await expect(looking).toBeHidden();
  await page.mouse.up();
  await expect(field(page)).toBeVisible();
});

test('a guest sends results, saves a copy, finds them after a reload and takes them away', async ({
  page,
}) => {
  await openUpload(page);
  await upload(page);
  await expect(page.getByText('Please select file first')).toBeVisible();
  await field(page).setInputFiles({
    name: 'a.exe',
    mimeType: 'application/octet-stream',
    buffer: honestFiles.pdf,
  });
  await upload(page);
  await expect(page.getByText('This file extension is not supported').first()).toBeVisible();
  await expectNoAxeViolations(page);

  await field(page).setInputFiles([
    { name: 'Audiogram.PDF', mimeType: 'application/pdf', buffer: honestFiles.pdf },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: honestFiles.txt },
  ]);
  await upload(page);
  await expect(page.getByText('File was uploaded successfully')).toBeVisible();
  await expect(ours(page).getByRole('listitem')).toHaveCount(2);
  await expectNoAxeViolations(page);

  const saving = page.waitForEvent('download');
  await ours(page).getByRole('button', { name: 'Save a copy notes.txt' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('notes.txt');
  expect(readFileSync(await saved.path()).equals(honestFiles.txt)).toBe(true);

  await page.reload();
  await page.getByRole('button', { name: 'Upload existing results' }).click();
  await expect(ours(page).getByRole('listitem')).toHaveCount(2);
  // Below what can be pressed: the list comes late.
  const typeIn = page.getByRole('button', { name: 'Type in an audiogram' });
  expect((await ours(page).boundingBox())?.y).toBeGreaterThan((await typeIn.boundingBox())?.y ?? 0);
  await ours(page).getByRole('button', { name: 'Remove notes.txt' }).click();
  await expect(ours(page).getByRole('listitem')).toHaveCount(1);
});

test.describe('a file that is not what it says', () => {
  test.use({ allowedConsole: /400/ });

  test('is refused by the server, in words', async ({ page }) => {
    await openUpload(page);
    await field(page).setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: honestFiles.pdf,
    });
    await upload(page);
    await expect(page.getByText(/We cannot read this file/).first()).toBeVisible();
    await expect(ours(page)).toHaveCount(0);
  });
});

test('marks of a paper audiogram are tapped on its picture and become a result', async ({
  page,
}) => {
  await openUpload(page);
  await field(page).setInputFiles({
    name: 'paper.png',
    mimeType: 'image/png',
    buffer: honestFiles.png,
  });
  await upload(page);
  await ours(page).getByRole('button', { name: 'Read the marks paper.png' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your audiogram' });
  const picture = dialog.getByRole('button', { name: 'Picture of your audiogram' });
  const tap = async (x: number, y: number) => {
    const { width, height } = await picture.evaluate((shown) => shown.getBoundingClientRect());
    await picture.click({ position: { x: width * x, y: height * y } });
  };
  await tap(0.1, 0.1);
  await tap(0.9, 0.9);
  // Two of five octaves across, and half of 100 dB down.
  await tap(0.1 + 0.8 * 0.4, 0.5);
  await expect(dialog.getByLabel('Right ear, 1,000 Hz, dB')).toHaveValue('50');
  await dialog.getByRole('radio', { name: 'Left, blue X' }).check();
  await tap(0.9, 0.1 + 0.8 * 0.7);
  await expect(dialog.getByLabel('Left ear, 8,000 Hz, dB')).toHaveValue('70');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Show my result' }).click();
  await expect(page).toHaveURL(/\/hearing-test\/take$/);
  await expect(page.getByRole('img', { name: /./ }).first()).toBeVisible();
});
