import type { EarSide } from '@/domain/audiometry/test-result';

/** Tones of the check, half of them in each ear, and how many have to be placed rightly. */
export const sideTones = 6;
const neededRight = 5;

/** Chance alone passes one check in nine; nobody with mono sound passes by hearing. */
export function isPassed(correct: number): boolean {
  return correct >= neededRight;
}

/** Three tones a side, in an order that nobody can guess. */
export function sideOrder(random: () => number): EarSide[] {
  const sides: EarSide[] = ['L', 'L', 'L', 'R', 'R', 'R'];
  return sides
    .map((side) => ({ side, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ side }) => side);
}
