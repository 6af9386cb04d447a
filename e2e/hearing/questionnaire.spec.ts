import { createServer, type Server } from 'node:http';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';
import { framingPort, serverOrigin } from '../base/server';
import { at, inBothLanguages, say, sayPart } from '../base/words';

const path = at('/iframes/questionnaire');

/** Fills in a whole questionnaire and sends it. */
async function answer(place: Page | FrameLocator) {
  const next = () => place.getByRole('button', { name: say('Next') }).click();
  await expect(place.getByRole('button', { name: say('Back') })).toHaveCount(0);
  await next();
  await expect(place.getByRole('checkbox')).toHaveCount(11);
  await place.getByRole('checkbox', { name: say('Trouble hearing') }).check();
  await place.getByRole('checkbox', { name: say('None of these') }).check();
  await expect(place.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await place.getByRole('checkbox', { name: say('Ringing in my ears') }).check();
  await next();
  await place.getByRole('radio', { name: say('1 year or less') }).check();
  await next();
  await place.getByRole('radio', { name: say('Yes, I would') }).check();
  await next();
  await place.getByLabel(say('Your name')).fill('Ada Byron');
  await place.getByLabel(say('Email')).fill('ada@example.ca');
  await next();
  await place.getByRole('checkbox', { name: say('The ringing is in one ear only') }).check();
  await next();
  await place.getByRole('radio', { name: sayPart('Later') }).check();
  await next();
  await expect(place.getByText(say('Please see a doctor first'))).toBeVisible();
  await place.getByRole('checkbox', { name: say('Store my answers for my consultation') }).check();
  await place.getByRole('button', { name: say('Submit') }).click();
  await expect(place.getByRole('heading', { name: say('Thank you') })).toBeVisible();
}

test(
  'the questionnaire is answered alone, by keyboard focus and after a reload',
  inBothLanguages,
  async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: say('Next') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: say('Next') }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: sayPart('Choose what fits') }),
    ).toBeFocused();
    await page.getByRole('link', { name: sayPart('Choose what fits') }).click();
    await expect(page.getByRole('checkbox', { name: say('Trouble hearing') })).toBeFocused();
    await page.keyboard.press('Space');
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: say('Trouble hearing') })).toBeChecked();
    await page.getByRole('checkbox', { name: say('Trouble hearing') }).uncheck();
    await page.getByRole('button', { name: say('Back') }).click();
    await answer(page);
    await expectNoAxeViolations(page);
  },
);

test('nothing needs a wider window than 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  await page.getByRole('button', { name: say('Next') }).click();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test.describe('in a frame on another origin', () => {
  test.describe.configure({ mode: 'serial' });
  let server: Server;

  test.beforeAll(async () => {
    server = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<!doctype html><title>A clinic</title><script>
        window.heard = [];
        addEventListener('message', ({ data, origin }) => heard.push({ data, origin }));
      </script><iframe title="Questions" src="${serverOrigin}${path}" width="900" height="900"></iframe>`);
    });
    await new Promise<void>((resolve) => server.listen(framingPort, '127.0.0.1', resolve));
  });

  test.afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  const heard = (page: Page) =>
    page.evaluate(() => (window as unknown as { heard: { origin: string; data: object }[] }).heard);

  test(
    'it works without our cookies, and tells the clinic of the setting and no answer',
    inBothLanguages,
    async ({ browser }) => {
      // A separate page, unwatched by the fixture, because it is another site's.
      const clinic = await browser.newPage();
      await clinic.goto(`http://127.0.0.1:${framingPort}`);
      const frame = clinic.frameLocator('iframe');
      await expect(frame.getByRole('link', { name: say('Save and exit') })).toHaveCount(0);
      await answer(frame);
      await expect.poll(() => heard(clinic)).toHaveLength(1);
      const [message] = await heard(clinic);
      expect(message?.origin).toBe(serverOrigin);
      expect(Object.keys(message?.data ?? {}).sort()).toEqual(['sessionId', 'type']);
      expect(message?.data).toMatchObject({ type: 'boreal:questionnaire-completed' });
      await clinic.close();
    },
  );

  test('every other page may be framed by nobody', async ({ request }) => {
    const allowed = (await request.get(path)).headers();
    expect(allowed['content-security-policy']).toContain(
      `frame-ancestors 'self' http://127.0.0.1:${framingPort}`,
    );
    expect(allowed['x-frame-options']).toBeUndefined();
    const others = (await request.get('/')).headers();
    expect(others['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(others['x-frame-options']).toBe('DENY');
  });

  test('a site that the setting does not name gets nothing to see', async ({ browser }) => {
    const stranger = await browser.newPage();
    const refusal = stranger.waitForEvent('console', (message) =>
      message.text().includes('frame-ancestors'),
    );
    // The same page under another host name is another origin, which is neither allowed by the setting nor ours.
    await stranger.goto(`http://localhost:${framingPort}`);
    expect((await refusal).text()).toContain(serverOrigin);
    await expect.poll(() => stranger.frames().at(1)?.url()).toMatch(/^chrome-error:/);
    await expect(stranger.frameLocator('iframe').getByRole('button')).toHaveCount(0);
    expect(await heard(stranger)).toEqual([]);
    await stranger.close();
  });
});
