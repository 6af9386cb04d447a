import { simulate } from './gates';

/** The gates of `npm run audiometry:simulate` with few runs; the command itself gives the figures. */
const { gates, listeners } = simulate({
  seed: 20261121,
  chance: { db: 0.5, share: 0.05 },
  careful: 20,
  others: 8,
  coverage: 28,
  sleepers: 12,
  audiograms: ['flat 20', 'N1', 'N2', 'N3', 'S1'],
  othersOn: ['N2', 'S1'],
  behaviours: ['guesses 25 %', 'always presses', 'never presses', 'swapped cups'],
});

test.each(gates.map((gate) => [gate.name, gate]))('%s', (_name, gate) => {
  expect(gate).toEqual({ ...gate, isMet: true });
});

test('a test takes about as many tones as in the clinic', () => {
  const careful = listeners.filter(({ behaviour }) => behaviour === 'careful');
  for (const { tones } of careful) expect(tones).toBeLessThanOrEqual(190);
});
