import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect, watchPagesOf } from '../base/fixtures';
import { serverDataDir } from '../base/server';

/** Opens an admin page in a new context and logs in. The caller closes the context. */
export async function openAsStaff(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext();
  watchPagesOf(context);
  const page = await context.newPage();
  await logInAsStaff(page, path);
  return page;
}

/** Opens an admin page and logs in with the shared password. */
export async function logInAsStaff(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Password').fill(clinicPassword());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
}

/** The shared password, which the shop generated at its first start. */
export function clinicPassword(): string {
  const secrets: unknown = JSON.parse(readFileSync(join(serverDataDir, 'secrets.json'), 'utf8'));
  const password: unknown = Reflect.get(Object(secrets), 'adminPassword');
  if (typeof password !== 'string') throw new Error('No admin password');
  return password;
}
