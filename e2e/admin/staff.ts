import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect, watchPagesOf } from '../base/fixtures';
import { serverDataDir } from '../base/server';

/** A page of the admin area, after the password that it asks for first. Close its context in the end. */
export async function openAsStaff(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext();
  watchPagesOf(context);
  const page = await context.newPage();
  await logInAsStaff(page, path);
  return page;
}

/** Opens a page of the admin area and gives the password that it asks for first. */
export async function logInAsStaff(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Password').fill(clinicPassword());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
}

/** The password that the first start made up. */
export function clinicPassword(): string {
  const secrets: unknown = JSON.parse(readFileSync(join(serverDataDir, 'secrets.json'), 'utf8'));
  const password: unknown = Reflect.get(Object(secrets), 'adminPassword');
  if (typeof password !== 'string') throw new Error('No admin password');
  return password;
}
