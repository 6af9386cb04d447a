import { gainPlotFor, lineOf } from './gain-plot';

const box = { left: 40, top: 20, width: 300, height: 200 };

test('a chart of gain shows 40 dB, and more where there is more', () => {
  expect(gainPlotFor(22, box).gainsDb).toEqual([0, 10, 20, 30, 40]);
  expect(gainPlotFor(41, box).gainsDb.at(-1)).toBe(50);
});

test('pitches lie by octaves, gain upwards', () => {
  const plot = gainPlotFor(0, box);
  expect(plot.x(1000) - plot.x(500)).toBeCloseTo(plot.x(8000) - plot.x(4000), 10);
  expect([plot.y(0), plot.y(40)]).toEqual([220, 20]);
  expect(
    lineOf(
      [
        { hz: 200, db: 0 },
        { hz: 10_000, db: 40 },
      ],
      plot,
    ),
  ).toBe('40,220 340,20');
});
