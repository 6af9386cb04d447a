import { contourPath, phonLevels, soundPressureLevels } from './loudness-contours';

const at1kHz = 17;
const box = { width: 1440, height: 640, topDb: 125, bottomDb: -15 };

describe('equal-loudness contours', () => {
  it.each([20, 40, 60, 80, 90])('pass through their own phon at 1 kHz (%i phon)', (phon) => {
    expect(soundPressureLevels(phon)[at1kHz]).toBeCloseTo(phon, 0);
  });

  it('give the levels of the standard for 40 phon at the ends of its table', () => {
    const levels = soundPressureLevels(40);
    expect(levels[0]).toBeCloseTo(99.85, 1);
    expect(levels[28]).toBeCloseTo(51.49, 1);
  });

  it('lie above each other: louder is always more pressure', () => {
    const softer = soundPressureLevels(40);
    soundPressureLevels(44).forEach((level, index) => {
      expect(level).toBeGreaterThan(softer[index] ?? Infinity);
    });
  });

  it('draw from the left edge to the right edge in whole units', () => {
    const path = contourPath(40, box);
    expect(path).toMatch(/^M0 \d+c[-\d ]+(s[-\d ]+)+$/);
    expect(path.length).toBeLessThan(400);
  });

  it('count their levels with both ends', () => {
    expect(phonLevels(0, 96, 4)).toHaveLength(25);
    expect(phonLevels(4, 96, 4).at(-1)).toBe(96);
  });
});
