import { readTyped, wrongCells, type TypedLevels } from './own-audiogram';

const right: TypedLevels = { 'R-500': '20', 'R-1000': '25', 'R-2000': ' 30 ', 'R-4000': '−5' };

it('reads the levels that were typed, and leaves empty fields out', () => {
  expect(readTyped({ ...right, 'L-250': '', 'L-8000': '120' })).toEqual({
    ok: true,
    audiogram: {
      R: [
        { hz: 500, db: 20 },
        { hz: 1000, db: 25 },
        { hz: 2000, db: 30 },
        { hz: 4000, db: -5 },
      ],
      L: [{ hz: 8000, db: 120 }],
    },
  });
});

it.each(['121', '-11', 'loud', '3o', '20 dB', 'NaN', 'Infinity'])('refuses %s', (text) => {
  const typed = { ...right, 'L-500': text };
  expect(wrongCells(typed)).toEqual(['L-500']);
  expect(readTyped(typed)).toEqual({ ok: false, problem: 'range' });
});

it.each<[string, TypedLevels]>([
  ['nothing', {}],
  ['three of the four pitches', { ...right, 'R-4000': '' }],
  ['the four pitches spread over both ears', { ...right, 'R-4000': '', 'L-4000': '30' }],
])('needs more than %s', (_what, typed) => {
  expect(readTyped(typed)).toEqual({ ok: false, problem: 'few' });
});
