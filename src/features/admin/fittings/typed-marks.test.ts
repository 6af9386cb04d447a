import { resultOfAudiogram } from '@/domain/audiometry/own-audiogram';
import { plotFor } from '@/domain/hearing/audiogram-drawing';
import { levelOfText, markAtSpot, withMark } from './typed-marks';

const plot = plotFor(resultOfAudiogram({ R: [{ hz: 1000, db: 100 }], L: [] }, ''), {
  ...{ left: 44, top: 40, width: 252 },
});

test('a click sets the nearest pitch and the nearest step of five', () => {
  const spot = { x: plot.x(2000) + 4, y: plot.y(42) };
  expect(markAtSpot(spot, plot)).toEqual({ hz: 2000, db: 40 });
  expect(markAtSpot({ ...spot, y: plot.y(-1) }, plot)).toEqual({ hz: 2000, db: 0 });
  expect(markAtSpot({ ...spot, y: plot.bottom + 60 }, plot)).toBeNull();
});

test('a mark is set, moved and removed; the others stay, from low to high', () => {
  const marks = withMark(withMark([], 1000, 30), 500, 20);
  expect(marks).toEqual([
    { hz: 500, db: 20 },
    { hz: 1000, db: 30 },
  ]);
  expect(withMark(marks, 500, 25)[0]).toEqual({ hz: 500, db: 25 });
  expect(withMark(marks, 500, null)).toEqual([{ hz: 1000, db: 30 }]);
});

test.each([
  ['45', 45],
  [' −5 ', -5],
  ['', null],
  ['130', null],
  ['loud', null],
])('the box “%s” reads %s', (text, db) => {
  expect(levelOfText(text)).toBe(db);
});
