import { marksIn, readTyped, withMark, wrongCells, type TypedLevels } from './typed-levels';

const heard = (text: string) => ({ text, isNotHeard: false });
const right: TypedLevels = {
  'R-500': heard('20'),
  'R-1000': heard('25'),
  'R-2000': heard(' 30 '),
  'R-4000': heard('−5'),
};
const whole = { isWhole: true };

it('reads the levels that were typed, and leaves empty fields out', () => {
  expect(
    readTyped({ ...right, 'L-250': heard(''), 'L-8000': { text: '120', isNotHeard: true } }, whole),
  ).toEqual({
    ok: true,
    audiogram: {
      R: [
        { hz: 500, db: 20 },
        { hz: 1000, db: 25 },
        { hz: 2000, db: 30 },
        { hz: 4000, db: -5 },
      ],
      L: [{ hz: 8000, db: 120, noResponse: true }],
    },
  });
});

it.each(['121', '-11', 'loud', '3o', '20 dB', 'NaN', 'Infinity'])('refuses %s', (text) => {
  const typed = { ...right, 'L-500': heard(text) };
  expect(wrongCells(typed)).toEqual(['L-500']);
  expect(readTyped(typed, whole)).toEqual({ ok: false, problem: 'range' });
});

it.each<[string, TypedLevels]>([
  ['nothing', {}],
  ['three of the four pitches', { ...right, 'R-4000': heard('') }],
  [
    'the four pitches spread over both ears',
    { ...right, 'R-4000': heard(''), 'L-4000': heard('30') },
  ],
])('needs more than %s', (_what, typed) => {
  expect(readTyped(typed, whole)).toEqual({ ok: false, problem: 'few' });
});

it('takes any mark where a part is enough', () => {
  const part = { isWhole: false };
  expect(readTyped({}, part)).toEqual({ ok: false, problem: 'none' });
  expect(readTyped({ 'L-1500': heard('40') }, part)).toEqual({
    ok: true,
    audiogram: { R: [], L: [{ hz: 1500, db: 40 }] },
  });
});

it('a mark of a chart stands in the table until it is tapped away', () => {
  const marked = withMark({}, 'R-4000', { db: 90, noResponse: true });
  expect(marksIn(marked)).toEqual({ R: [{ hz: 4000, db: 90, noResponse: true }], L: [] });
  expect(marksIn(withMark(marked, 'R-4000', null))).toEqual({ R: [], L: [] });
});
