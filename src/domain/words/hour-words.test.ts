import { inOnePiece } from './hour-words';

it.each([
  ['mardi 1 décembre 2026 à 08 h 30 HNE', 'mardi 1er décembre 2026 à 8\u00a0h\u00a030 HNE'],
  ['10 h 05', '10\u00a0h\u00a005'],
  ['00 h 15', '0\u00a0h\u00a015'],
  ['de 09 h à 17 h', 'de 9\u00a0h à 17\u00a0h'],
  ['December 1, 2026 at 8:30 AM EST', 'December 1, 2026 at 8:30 AM EST'],
])('%s', (text, printed) => expect(inOnePiece(text)).toBe(printed));
