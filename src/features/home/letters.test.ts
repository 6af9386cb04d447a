import * as fc from 'fast-check';
import type { Locale } from '@/domain/words/locale';
import { isFaded, splitByLoss } from './letters';
import { hearingLosses, type HearingLoss } from './losses';

const heard = (sentence: string, loss: HearingLoss, locale: Locale = 'en-US') =>
  splitByLoss(sentence, locale)
    .map((run) => (isFaded(run, loss) ? run.text.replace(/./g, '·') : run.text))
    .join('');

describe('splitByLoss', () => {
  it.each([
    ['none', 'Shall I fetch some fresh coffee?'],
    ['mild', '··all I ·etch ·ome ·re·· co··ee?'],
    ['moderate', '··all I ·e··· ·ome ·re·· ·o··ee?'],
  ] as const)('fades the sounds of a %s loss', (loss, expected) => {
    expect(heard('Shall I fetch some fresh coffee?', loss)).toBe(expected);
  });

  it.each([
    ['none', 'Une petite tasse de café filtre ?'],
    ['mild', 'Une petite ta··e de ca·é ·iltre ?'],
    ['moderate', 'Une ·e·i·e ·a··e de ·a·é ·il·re ?'],
  ] as const)('fades the French sounds of a %s loss', (loss, expected) => {
    expect(heard('Une petite tasse de café filtre ?', loss, 'fr-CA')).toBe(expected);
  });

  it('knows a soft c, qu and ch of French, and lets an h stand', () => {
    expect(heard('ce cheval habite chaque cale', 'mild', 'fr-CA')).toBe(
      '·e ··eval habite ··aque cale',
    );
    expect(heard('quai', 'moderate', 'fr-CA')).toBe('··ai');
  });

  it('takes two letters that make one sound together', () => {
    expect(heard('that chip', 'mild')).toBe('··at chip');
    expect(heard('that chip', 'moderate')).toBe('··a· ··i·');
  });

  it('never loses or adds a letter', () => {
    fc.assert(
      fc.property(fc.string(), (sentence) => {
        expect(
          splitByLoss(sentence, 'fr-CA')
            .map((run) => run.text)
            .join(''),
        ).toBe(sentence);
      }),
    );
  });

  it('fades no less with a greater loss', () => {
    fc.assert(
      fc.property(fc.string(), (sentence) => {
        const faded = hearingLosses.map((loss) => heard(sentence, loss).split('·').length);
        expect(faded).toEqual([...faded].sort((a, b) => a - b));
      }),
    );
  });
});
