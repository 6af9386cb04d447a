import fc from 'fast-check';
import { answerFamiliarisation, startFamiliarisation } from './familiarisation';
import {
  answerSearch,
  mostPresentations,
  startSearch,
  type SearchOutcome,
} from './threshold-search';

const limits = { softestDb: -10, loudestDb: 80 };

function search(startDb: number, answers: (levelDb: number, tone: number) => boolean) {
  let state = startSearch(startDb);
  const levels: number[] = [];
  for (let tone = 0; ; tone++) {
    levels.push(state.levelDb);
    const answered = answerSearch(state, answers(state.levelDb, tone), limits);
    if (answered.outcome) return { outcome: answered.outcome, levels };
    state = answered.search;
  }
}

test('down ten, up five, and two of two on the way up end it', () => {
  const { outcome, levels } = search(40, (level) => level >= 30);
  expect(levels).toEqual([40, 30, 20, 25, 30, 20, 25, 30]);
  expect(outcome).toEqual({ kind: 'threshold', db: 30 });
});

test('two of three do as well', () => {
  const missed = new Set([4]);
  const { outcome, levels } = search(40, (level, tone) => level >= 30 && !missed.has(tone));
  expect(levels).toEqual([40, 30, 20, 25, 30, 35, 25, 30, 20, 25, 30]);
  expect(outcome).toEqual({ kind: 'threshold', db: 30 });
});

test('heard on the way down counts for nothing', () => {
  const { levels } = search(30, (level) => level >= 30);
  expect(levels[0]).toBe(30);
  expect(levels).toHaveLength(7);
});

test.each<[string, (level: number) => boolean, SearchOutcome]>([
  ['always: the softest level', () => true, { kind: 'threshold', db: -10 }],
  ['never: nothing at the loudest', () => false, { kind: 'no-response', triedDb: 80 }],
])('answered %s', (_what, answers, expected) => {
  expect(search(40, answers).outcome).toEqual(expected);
});

test('chance answers end after twenty tones at the latest, within the limits', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), (answers) => {
      const { outcome, levels } = search(40, (_level, tone) => answers[tone] ?? false);
      expect(levels.length).toBeLessThanOrEqual(mostPresentations);
      for (const level of levels) {
        expect(level).toBeGreaterThanOrEqual(limits.softestDb);
        expect(level).toBeLessThanOrEqual(limits.loudestDb);
      }
      if (levels.length === mostPresentations) return;
      expect(outcome.kind).not.toBe('gave-up');
    }),
  );
});

test('whoever hears exactly from a level on gets that level, wherever the search begins', () => {
  const grid = (min: number, max: number) => fc.integer({ min, max }).map((steps) => steps * 5);
  fc.assert(
    // Within twenty tones the search cannot climb further than this above the softest level.
    fc.property(grid(-2, 10), grid(-2, 16), (threshold, start) => {
      const { outcome } = search(start, (level) => level >= threshold);
      expect(outcome).toEqual({ kind: 'threshold', db: threshold });
    }),
  );
});

describe('getting to know the tone', () => {
  function familiarise(answers: (levelDb: number) => boolean) {
    let state = startFamiliarisation();
    const levels: number[] = [];
    let instructed = 0;
    for (;;) {
      levels.push(state.levelDb);
      const answered = answerFamiliarisation(state, answers(state.levelDb), limits);
      if (answered.outcome?.kind === 'ready') return { levels, instructed, ...answered.outcome };
      if (answered.outcome) instructed++;
      state = answered.state;
    }
  }

  test('down twenty until missed, up ten until heard, that once more', () => {
    expect(familiarise((level) => level >= 10)).toMatchObject({
      levels: [40, 20, 0, 10, 10],
      levelDb: 10,
      instructed: 0,
    });
  });

  test('who hears nothing is told again what to do, and the test goes on', () => {
    const { instructed, levelDb } = familiarise(() => false);
    expect(instructed).toBe(1);
    expect(levelDb).toBe(limits.loudestDb);
  });
});
