import { readFileSync } from 'node:fs';
import { PDFParse } from 'pdf-parse';
import { paths } from '../../src/domain/pages/paths';
import { expectPricesHold } from '../access/access-page';
import { expect, expectNoAxeViolations, test } from '../base/fixtures';

/** The most that a person is asked for before they know what they would pay. */
const mostInputs = 5;

for (const width of [390, 1440]) {
  test(`“What would I pay?” is answered after ${mostInputs} inputs in Québec with a plan, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.estimate);
    const sum = page.getByRole('region', { name: 'Your estimate' });
    const net = sum.getByTestId('estimate-net');
    let inputs = 0;
    const input = async (given: Promise<unknown>) => {
      await given;
      inputs += 1;
    };

    await input(page.getByLabel('Province or territory').selectOption('Québec'));
    await input(page.getByRole('radio', { name: 'Advanced' }).check());
    await expect(net).toHaveText('$4,000.00');
    // What is missing is asked for, and says what it is worth.
    await expect(sum.getByText('If you are 70 or older, $750.00 of this comes back')).toBeVisible();
    await expect(sum.getByText('Call RAMQ before you buy')).toBeVisible();
    await expect(page.getByText('Quebec')).toHaveCount(0);
    await input(page.getByRole('radio', { name: 'A private plan' }).check());
    await expect(sum.getByText('Tell us what your plan pays, and we take it off.')).toBeVisible();
    await input(page.getByLabel('What your plan pays for hearing aids, in all').fill('600'));
    await input(page.getByRole('radio', { name: 'Yes', exact: true }).check());
    await expect(net).toHaveText('$3,400.00');
    await expect(sum.getByTestId('estimate-final')).toHaveText('$2,770.00');
    await expect(sum.getByText('Tell us first')).toHaveCount(0);
    expect(inputs).toBeLessThanOrEqual(mostInputs);
    await expectNoAxeViolations(page);
    await expectPricesHold(page);

    const saved = page.waitForEvent('download');
    await sum.getByRole('button', { name: 'Download as PDF' }).click();
    const file = await (await saved).path();
    const parser = new PDFParse({ data: new Uint8Array(readFileSync(file)) });
    expect((await parser.getText()).total).toBe(1);
    await parser.destroy();

    // The shop shows the dollars that the estimate was made in, from here on.
    await sum.getByRole('link', { name: 'See the hearing aids' }).click();
    await expect(page.getByTestId('price')).toHaveText('$4,000.00');
    await expect(page.getByText('Prices in Canadian dollars.')).toBeVisible();
  });
}
