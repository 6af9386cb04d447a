import fc from 'fast-check';
import { isUsableFrame, markAt, spotOf, type PlotFrame } from './audiogram-plot';
import { clinicFrequencies } from '../audiometry/own-audiogram';

const frame: PlotFrame = { low: { x: 0.2, y: 0.1 }, high: { x: 0.9, y: 0.8 } };

test('the crossings themselves are what was asked for', () => {
  expect(markAt(frame.low, frame)).toEqual({ hz: 250, db: 0 });
  expect(markAt(frame.high, frame)).toEqual({ hz: 8000, db: 100 });
});

test('every mark is found again where it was drawn, also by a hand that shakes', () => {
  const shake = fc.double({ min: -0.01, max: 0.01, noNaN: true });
  fc.assert(
    fc.property(
      fc.constantFrom(...clinicFrequencies),
      fc.integer({ min: -2, max: 24 }),
      shake,
      shake,
      (hz, steps, dx, dy) => {
        const spot = spotOf({ hz, db: steps * 5 }, frame);
        expect(markAt({ x: spot.x + dx, y: spot.y + dy }, frame)).toEqual({ hz, db: steps * 5 });
      },
    ),
  );
});

test('a spot far outside means nothing', () => {
  expect(markAt({ x: 0.5, y: 1.2 }, frame)).toBeNull();
  expect(markAt({ x: 0.5, y: -0.2 }, frame)).toBeNull();
  expect(markAt({ x: 2, y: 0.5 }, frame)).toBeNull();
});

test('a frame whose corners lie close together or the wrong way round is none', () => {
  expect(isUsableFrame(frame)).toBe(true);
  expect(isUsableFrame({ low: frame.high, high: frame.low })).toBe(false);
  expect(isUsableFrame({ low: frame.low, high: { x: 0.22, y: 0.8 } })).toBe(false);
});
