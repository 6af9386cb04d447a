import { PDFParse } from 'pdf-parse';
import { makeSheet } from '@/domain/fitting/fitting-sheet';
import { orderedAidsOf } from '@/domain/fitting/ordered-aids';
import { defaultLocale, type Locale } from '@/domain/words/locale';
import { aTestResult } from '@/testing/hearing';
import { startingFit } from '@/testing/shops/signed-sheet';
import { renderFitting } from './render-fitting';

async function textOf(locale: Locale = defaultLocale): Promise<string> {
  const made = makeSheet(
    { ...startingFit, basis: 'test', result: aTestResult(), testId: 'test_1' },
    orderedAidsOf([
      { isHearingAid: true, options: [], variantName: 'Advanced, Pair, Graphite, Regular' },
    ]),
  );
  if (!made.ok) throw new Error(made.fault);
  const pdf = await renderFitting({
    ...{
      orderNumber: '10482',
      version: 2,
      sheet: made.sheet,
      before: made.sheet,
      locale,
    },
    signature: { clinician: 'Maren Tallis', licence: '0000', at: '2026-11-24T18:00:00.000Z' },
  });
  const parser = new PDFParse({ data: new Uint8Array(pdf) });
  const { text } = await parser.getText();
  await parser.destroy();
  return text;
}

test('the paper names the order, who signed, the rule, and the numbers of each ear', async () => {
  const text = await textOf();
  expect(text).toContain('10482, Sheet 2');
  expect(text).toContain('Maren Tallis');
  expect(text).toContain('NAL-R (1986)');
  expect(text).toMatch(/1000\s+30\s+15\s+13\s+10\s+7 – 19\s+10\s+0\s+100/);
});

test('the paper is made in French, too', async () => {
  const text = await textOf('fr-CA');
  expect(text).toContain('Fiche d’ajustement');
  expect(text).toMatch(/Oreille droite[\s\S]*Oreille gauche/);
  expect(text).not.toMatch(/Right|Signed|document\./);
});
