import { simulatePeople } from './people-gates';

/** The gates of `npm run audiometry:simulate` for people aged 75 and for people who do not listen, with few runs. */
const { gates } = simulatePeople({
  seed: 20261123,
  ofSeventyFive: 150,
  others: 48,
  kinds: [
    'careful-75',
    'typical-75',
    'misses 30 %',
    'misses 40 %',
    'guesses 30 %',
    'guesses 50 %',
    'presses every 2 s',
    'presses every 3.5 s',
    'presses every 5 s',
    'louder by 10 in the break',
    'louder by 20 in the break',
    'turned in the break',
  ],
});

test.each(gates.map((gate) => [gate.name, gate]))('%s', (_name, gate) => {
  expect(gate).toEqual({ ...gate, isMet: true });
});
