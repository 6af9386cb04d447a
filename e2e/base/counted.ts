import type { Page } from '@playwright/test';

/** What a journey has cost the person who made it. */
export type Effort = {
  /** Presses of a pointer on anything but a text field or a list. */
  taps: number;
  /** Text fields and lists that got a value; one that is filled twice counts once. */
  fields: number;
  /** Pages that were opened, the first one too. Another query on the same page is no new one. */
  screens: number;
};

/**
 * Counts what happens on a page from now on, in the page itself: a press that a test's helper makes unnoticed counts
 * as well. Call it before the first page is opened.
 *
 * @returns the counts up to the moment of the call
 */
export async function counted(page: Page): Promise<() => Effort> {
  let taps = 0;
  const fields = new Set<string>();
  const screens: string[] = [];
  await page.exposeBinding('countTap', () => void (taps += 1));
  await page.exposeBinding('countField', (_, field: string) => void fields.add(field));
  page.on('framenavigated', (frame) => {
    const { protocol, pathname } = new URL(frame.url());
    if (frame !== page.mainFrame() || protocol === 'about:') return;
    if (screens.at(-1) !== pathname) screens.push(pathname);
  });
  await page.addInitScript(() => {
    const tell = (name: string, field?: string) => Reflect.get(window, name)(field);
    const typed =
      'textarea, select, input:not([type=radio], [type=checkbox], [type=button], [type=submit])';
    const fieldAt = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>(typed) : null;
    document.addEventListener(
      'pointerdown',
      (event) => event.isTrusted && !fieldAt(event) && tell('countTap'),
      true,
    );
    document.addEventListener(
      'input',
      (event) => {
        const field = fieldAt(event);
        if (field) tell('countField', `${location.pathname} ${field.id || field.ariaLabel}`);
      },
      true,
    );
  });
  return () => ({ taps, fields: fields.size, screens: screens.length });
}
