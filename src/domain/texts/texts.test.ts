import { mobileNumber, needsOurAnswer, optOutLanguage } from './opt-out';
import { isQuiet } from './quiet-hours';

test.each([
  ...['STOP', 'stop.', 'unsubscribe'].map((word) => [word, 'en-US']),
  ...[' Arrêt ', 'ARRET', 'ARRÊTER', 'Fin'].map((word) => [word, 'fr-CA']),
])('%s ends the texts, in %s', (word, language) =>
  expect(optOutLanguage(word ?? '')).toBe(language),
);

test.each(['Please don’t stop', 'oui', '', 'starting'])('%s does not', (word) => {
  expect(optOutLanguage(word)).toBeNull();
});

test('we answer what the carrier does not', () => {
  expect([needsOurAnswer('STOP'), needsOurAnswer('ARRÊT'), needsOurAnswer('hello')]).toEqual([
    ...[false, true, false],
  ]);
});

test('a number is one that a carrier takes', () => {
  expect(mobileNumber('(403) 555-0142')).toBe('+14035550142');
  expect(mobileNumber('+1 403 555 0142')).toBe('+14035550142');
  expect(mobileNumber('103 555 0142')).toBeNull();
  expect(mobileNumber('+44 20 7946 0000')).toBeNull();
});

test('quiet hours are the customer’s, and longer on weekends', () => {
  const quiet = (zone: string, now: string) => isQuiet(zone, new Date(now));
  // A Monday: 9:00 in Toronto is 6:00 in Vancouver.
  expect(quiet('America/Toronto', '2026-11-23T14:00:00Z')).toBe(false);
  expect(quiet('America/Vancouver', '2026-11-23T14:00:00Z')).toBe(true);
  expect(quiet('America/Toronto', '2026-11-24T00:00:00Z')).toBe(true);
  // A Saturday.
  expect(quiet('America/Toronto', '2026-11-28T14:30:00Z')).toBe(true);
  expect(quiet('America/Toronto', '2026-11-28T15:00:00Z')).toBe(false);
});
